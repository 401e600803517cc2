/** Removes the spaces and dashes that people, address books and autofill put into numbers. */
export const removeSeparators = (text: string): string => text.replace(/[\s-]/g, '');
