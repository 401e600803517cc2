/** Prints an error of the mock world itself prominently to stderr. */
export function complain(what: string, error: Error): void {
  process.stderr.write(`\n*** ${what}: ${error.stack ?? error.message}\n`);
}
