/**
 * The checked model: what every printer and generator works from, its types and its form as JSON. Values only; nothing
 * here checks, and nothing knows of the Java compiler.
 */
package org.formulary.processor.model;
