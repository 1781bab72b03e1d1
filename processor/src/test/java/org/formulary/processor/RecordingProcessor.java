package org.formulary.processor;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** The processor behind proxies, as some build tools put it, which note each file it creates and when. */
final class RecordingProcessor implements Processor {

    /**
     * A file that was created.
     *
     * @param name as the processor gave it
     * @param origins the elements it was said to come from
     * @param lastRound whether that was after all sources were processed
     */
    record Created(String name, List<Element> origins, boolean lastRound) {}

    private final FormulaProcessor processor = new FormulaProcessor();
    private final List<Created> created = new ArrayList<>();
    private boolean lastRound;

    List<Created> created() {
        return created;
    }

    @Override
    public void init(ProcessingEnvironment environment) {
        Filer filer = proxy(Filer.class, environment.getFiler(), true);
        ClassLoader loader = getClass().getClassLoader();
        processor.init((ProcessingEnvironment) Proxy.newProxyInstance(
                loader,
                new Class<?>[] {ProcessingEnvironment.class},
                (self, method, arguments) ->
                        method.getName().equals("getFiler") ? filer : method.invoke(environment, arguments)));
    }

    private <T> T proxy(Class<T> type, T target, boolean recording) {
        return type.cast(Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    if (recording && method.getName().startsWith("create")) {
                        Object name = method.getName().equals("createResource") ? arguments[2] : arguments[0];
                        Element[] origins = (Element[]) arguments[arguments.length - 1];
                        created.add(new Created(name.toString(), List.of(origins), lastRound));
                    }
                    try {
                        return method.invoke(target, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }

    @SuppressWarnings("DoNotClaimAnnotations")
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        lastRound = round.processingOver();
        return processor.process(annotations, round);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return processor.getSupportedOptions();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return processor.getSupportedSourceVersion();
    }

    @Override
    public Iterable<? extends Completion> getCompletions(
            Element element, AnnotationMirror annotation, ExecutableElement member, String userText) {
        return List.of();
    }
}
