package org.formulary.tests.cost;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** Runs javac once in a process of its own, and writes down the processor time that all of the process took. */
final class MeasuredCompiler {

    private MeasuredCompiler() {}

    /** The first argument is the file for the nanoseconds, the others are those of javac. */
    public static void main(String[] arguments) throws Exception {
        String[] options = java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, options);
        long nanoseconds =
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
        if (failed != 0) {
            System.exit(failed);
        }
        Files.writeString(Path.of(arguments[0]), Long.toString(nanoseconds));
    }
}
