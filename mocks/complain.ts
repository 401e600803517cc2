/** Says loudly on the error stream what is wrong with the mock world itself. */
export function complain(what: string, error: Error): void {
  process.stderr.write(`\n*** ${what}: ${error.stack ?? error.message}\n`);
}
