package org.formulary.site;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.formulary.site.catalogue.CatalogueException;

/**
 * Sees to it that no two files of a site are one on a file system that ignores case or composes letters differently, and
 * that each name can be a file's at all.
 */
final class PathNames {

    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_.+-]*");

    private final Map<String, Claim> claims = new HashMap<>();

    private record Claim(String path, String owner, boolean folder) {}

    /**
     * Takes a path, and the folders on the way to it.
     *
     * @param owner what stands there, for messages
     * @throws CatalogueException if the path is taken by something else, or is none
     */
    void claim(String path, String owner) {
        int end = path.indexOf('/');
        while (end >= 0) {
            take(new Claim(path.substring(0, end), owner, true));
            end = path.indexOf('/', end + 1);
        }
        take(new Claim(path, owner, false));
    }

    private void take(Claim claim) {
        String name = claim.path.substring(claim.path.lastIndexOf('/') + 1);
        if (!NAME.matcher(name).matches() || name.endsWith(".")) {
            throw new CatalogueException(claim.owner + " cannot have a page: \"" + name + "\" is no file name");
        }
        Claim earlier = claims.putIfAbsent(fold(claim.path), claim);
        boolean sameFolder = earlier != null && earlier.folder && claim.folder && earlier.path.equals(claim.path);
        if (earlier != null && !sameFolder) {
            throw new CatalogueException(earlier.owner + " (" + earlier.path + ") and " + claim.owner + " ("
                    + claim.path + ") would be one file where case does not count");
        }
    }

    /** What a file system without case makes of a name; upper case first, for letters that only meet there. */
    private static String fold(String path) {
        String composed = Normalizer.normalize(path, Normalizer.Form.NFKC);
        return Normalizer.normalize(composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    }
}
