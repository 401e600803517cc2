import { MAP_FLAG } from '@/services/basic/settings';

/**
 * The map apps that may be meant: mapFlag 1 is the first configured one, 2 the second, 3 asks (Rule 9.3). One that
 * is not configured, and any other flag, asks as well; a single one is never asked about.
 */
export function mapAppsFor<A>(flag: number, apps: readonly A[]): readonly A[] {
  const [first, second] = apps;
  if (flag === MAP_FLAG.first && first !== undefined) return [first];
  if (flag === MAP_FLAG.second && second !== undefined) return [second];
  return apps;
}
