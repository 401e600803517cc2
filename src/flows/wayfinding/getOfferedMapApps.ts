import { MAP_APP_SETTING } from '@/services/basic/settings';

/**
 * The map apps to offer. mapFlag 1 is the first configured app, 2 the second, 3 lets the driver choose (Rule 9.3). An
 * app that is not configured, or any other flag, also lets the driver choose. If there is only one app, there is no
 * choice.
 */
export function getOfferedMapApps<A>(flag: number, apps: readonly A[]): readonly A[] {
  const [first, second] = apps;
  if (flag === MAP_APP_SETTING.first && first !== undefined) return [first];
  if (flag === MAP_APP_SETTING.second && second !== undefined) return [second];
  return apps;
}
