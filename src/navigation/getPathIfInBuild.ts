import { hasScreen } from './edition';
import { findScreenNameByPathname, type PathQueryArgs, pathTo, type ScreenName } from './paths';

/** The address of a screen; undefined if this build does not have the screen. Its link is then not rendered. */
export const getPathIfInBuild = <N extends ScreenName>(name: N, ...query: PathQueryArgs<N>): string | undefined =>
  hasScreen(name) ? pathTo(name, ...query) : undefined;

/** Whether a path of the app opens a screen that this build has. */
export function isPathInBuild(path: string): boolean {
  const name = findScreenNameByPathname(path.split('?')[0] ?? '');
  return name !== undefined && hasScreen(name);
}
