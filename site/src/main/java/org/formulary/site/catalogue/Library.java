package org.formulary.site.catalogue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All catalogues of a site, in order of their identifiers, with what refers to what. */
public final class Library {

    private final Map<String, Catalogue> sets = new TreeMap<>();
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, List<Entry>> callers = new LinkedHashMap<>();

    /** A formula in its set. */
    public record Entry(Catalogue set, Formula formula) {
        /** The identifier that is unique over all sets, {@code set-id/formula-id}. */
        public String fullId() {
            return set.id() + "/" + formula.id();
        }
    }

    private Library() {}

    /**
     * Puts catalogues together.
     *
     * @throws CatalogueException if an identifier stands twice or something referred to is missing
     */
    public static Library of(Collection<Catalogue> catalogues) {
        Library library = new Library();
        catalogues.stream().sorted(Comparator.comparing(Catalogue::id)).forEach(library::add);
        library.sets.values().forEach(set -> set.uses().forEach(id -> library.requireSet(set, id)));
        library.entries.values().forEach(library::connect);
        return library;
    }

    private void add(Catalogue set) {
        if (sets.putIfAbsent(set.id(), set) != null) {
            throw new CatalogueException("two sets have the id " + set.id());
        }
        for (Formula formula : set.formulas()) {
            Entry entry = new Entry(set, formula);
            if (entries.putIfAbsent(entry.fullId(), entry) != null) {
                throw new CatalogueException("two formulas have the id " + entry.fullId());
            }
        }
    }

    private void connect(Entry entry) {
        Formula formula = entry.formula();
        for (String key : formula.references()) {
            if (reference(entry.set(), key).isEmpty()) {
                throw new CatalogueException(entry.fullId() + ": no reference has the key " + key);
            }
        }
        for (String callee : formula.calls()) {
            callers.computeIfAbsent(require(entry, callee).fullId(), id -> new ArrayList<>())
                    .add(entry);
        }
        formula.replacedBy().ifPresent(successor -> require(entry, successor));
    }

    /**
     * The formula that another one refers to, by its identifier within the same set or by its full one.
     *
     * @throws CatalogueException if there is none
     */
    public Entry require(Entry from, String id) {
        Entry found = entries.get(id.contains("/") ? id : from.set().id() + "/" + id);
        if (found == null) {
            throw new CatalogueException(from.fullId() + ": refers to " + id + ", which is no formula of this site");
        }
        return found;
    }

    /** The work with a key in a set. */
    public static Optional<Catalogue.Reference> reference(Catalogue set, String key) {
        return set.references().stream().filter(r -> r.key().equals(key)).findFirst();
    }

    /** The sets, in order of identifier. */
    public List<Catalogue> sets() {
        return List.copyOf(sets.values());
    }

    /**
     * The set that another one uses.
     *
     * @throws CatalogueException if there is none
     */
    public Catalogue requireSet(Catalogue from, String id) {
        Catalogue found = sets.get(id);
        if (found == null) {
            throw new CatalogueException(from.id() + ": uses " + id + ", which is no set of this site");
        }
        return found;
    }

    /** All formulas: set by set, in order of declaration. */
    public List<Entry> entries() {
        return List.copyOf(entries.values());
    }

    /** The formulas whose equations call this one. */
    public List<Entry> callers(Entry entry) {
        return List.copyOf(callers.getOrDefault(entry.fullId(), List.of()));
    }

    /** The works that formulas cite, in order of their keys. */
    public List<Work> works() {
        return Work.of(this);
    }

    /** The symbols of all sets, in order of their names. */
    public List<Symbol> symbols() {
        return Symbol.of(this);
    }
}
