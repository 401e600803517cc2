// Which files `npm test` lints with ESLint: those that have changed, and those that import one of them. The rules read one file at a time, and one of them
// reads the types of what that file imports, so nothing else can have become wrong. `npm run test:full` lints everything, and so does a run in which git
// cannot tell what has changed, or in which a change reaches the rules themselves or a type that no file imports.

/** The rules, what they read beside the file, and what every file is compiled with. */
const OF_RULES =
  /^(eslint\.config\.mjs|package(-lock)?\.json|tsconfig\.json|config\/(eslint\.config\.mjs|lint\/|browsers\/)|.*\.d\.ts$)/;
const LINTED = /^(?:(?:src|mocks|test|config)\/.*|[^/]+)\.(?:[cm]?js|tsx?)$/;

/**
 * The files to lint, null for all of them.
 *
 * @param imports what each file imports, from `readImports`
 * @param changed paths of changed and deleted files; null if git cannot tell
 */
function lintedFiles(imports, changed) {
  if (changed === null || changed.some((file) => OF_RULES.test(file))) return null;
  const isChanged = new Set(changed);
  const importing = [...imports].filter(([, files]) => files.some((file) => isChanged.has(file))).map(([file]) => file);
  const existing = changed.filter((file) => imports.has(file) || !file.includes('/'));
  return [...new Set([...existing, ...importing])].filter((file) => LINTED.test(file)).sort();
}

module.exports = { lintedFiles };
