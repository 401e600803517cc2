import { hasScreen } from './edition';
import { type PathName, pathNameOf, pathTo, type QueryArgs } from './paths';

/** The address of a screen; undefined if this build does not have the screen. Its link is then not rendered. */
export const pathIfAvailable = <N extends PathName>(name: N, ...query: QueryArgs<N>): string | undefined =>
  hasScreen(name) ? pathTo(name, ...query) : undefined;

/** Whether a path of the app opens a screen that this build has. */
export function isAvailablePath(path: string): boolean {
  const name = pathNameOf(path.split('?')[0] ?? '');
  return name !== undefined && hasScreen(name);
}
