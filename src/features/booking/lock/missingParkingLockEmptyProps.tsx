import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

const locksPath = getPathIfInBuild('spaceLockControl');

/** Shown when the lock of the address does not exist or belongs to another driver. */
export const missingParkingLockEmptyProps: EmptyProps = {
  illustration: 'plate',
  text: '没有找到这把地锁',
  action: locksPath === undefined ? undefined : <LinkButton to={locksPath}>看我的地锁</LinkButton>,
};
