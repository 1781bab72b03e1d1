package org.formulary.processor.algebra;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** All forms of a variable, or why there are none. */
record Forms(List<Form> forms, String reason) {

    Forms {
        forms = List.copyOf(forms);
    }

    static Forms of(Form form) {
        return new Forms(List.of(form), "");
    }

    static Forms none(String reason) {
        return new Forms(List.of(), reason);
    }

    boolean isSolved() {
        return !forms.isEmpty();
    }

    Forms map(UnaryOperator<Form> change) {
        return new Forms(forms.stream().map(change).toList(), reason);
    }

    /** Each of these with its partner of as many others; none where one side was given up. */
    Forms zip(Forms others, BinaryOperator<Form> change) {
        if (forms.size() != others.forms.size()) {
            return isSolved() ? others : this;
        }
        List<Form> both = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            both.add(change.apply(forms.get(i), others.forms.get(i)));
        }
        return new Forms(both, reason);
    }

    /** These and others; none where there are no others. */
    Forms and(Forms others) {
        if (!isSolved() || !others.isSolved()) {
            return isSolved() ? others : this;
        }
        List<Form> all = new ArrayList<>(forms);
        all.addAll(others.forms);
        return new Forms(all, "");
    }
}
