/** Queries of a plate wait for its first seven cells (Rule 6.1). */
const QUERIES: ReadonlySet<string> = new Set(['查询', '查询缴费']);

/** The primary buttons that cannot be pressed though nothing is under way: each would have to lead to what is missing. */
export const deadActs = (): string[] =>
  [...document.querySelectorAll('button.adm-button-block:disabled:not([aria-busy="true"])')]
    .map(({ textContent }) => textContent)
    .filter((words) => !QUERIES.has(words))
    .map((words) => `dead: ${words}`);
