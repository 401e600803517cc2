/** Class names for one element. What is absent or switched off leaves nothing behind. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
