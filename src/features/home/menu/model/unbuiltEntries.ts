/**
 * The menu entries whose screen does not stand yet. The inline script leaves them out of the skeleton; a test compares them with `menuTarget`, which is too
 * large for the document.
 */
export const unbuiltEntries: readonly string[] = [];
