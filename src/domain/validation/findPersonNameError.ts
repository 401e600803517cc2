const FORBIDDEN = /[/\\:*?"<'>]/;

/** Checks a person's name (Rule 7.3). An empty one is no error. Returns the error text, or null. */
export function findPersonNameError(text: string): string | null {
  if (FORBIDDEN.test(text)) return '姓名不能包含/\\:*?"<\'>等字符';
  return text === text.trim() ? null : '首尾不能有空格';
}
