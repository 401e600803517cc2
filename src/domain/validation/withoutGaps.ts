/** What was typed or pasted, without the spaces and dashes that people, address books and autofill put into a number. */
export const withoutGaps = (text: string): string => text.replace(/[\s-]/g, '');
