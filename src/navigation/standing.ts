import { hasScreen } from './edition';
import { type PathName, pathNameOf, pathTo, type QueryArgs } from './paths';

/** The address of a screen; undefined if this build does not have the screen, and what would lead there is then no link. */
export const standing = <N extends PathName>(name: N, ...query: QueryArgs<N>): string | undefined =>
  hasScreen(name) ? pathTo(name, ...query) : undefined;

/** Whether an address of ours leads to a screen that this build has. */
export function leadsToScreen(path: string): boolean {
  const name = pathNameOf(path.split('?')[0] ?? '');
  return name !== undefined && hasScreen(name);
}
