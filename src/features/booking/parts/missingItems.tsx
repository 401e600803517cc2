import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

const locksPath = getPathIfInBuild('spaceLockControl');

/** Shown when the lock of the address does not exist or belongs to another driver. */
export const missingParkingLockEmptyProps: EmptyProps = {
  illustration: 'plate',
  text: '没有找到这把地锁',
  action: locksPath === undefined ? undefined : <LinkButton to={locksPath}>看我的地锁</LinkButton>,
};

const lotsPath = getPathIfInBuild('bookParksIndex');
const recordsPath = getPathIfInBuild('bookRecord');

/** Shown when the lot of the address takes no bookings. */
export const missingBookableLotEmptyProps: EmptyProps = {
  illustration: 'search',
  text: '这个停车场不能预约',
  action: lotsPath === undefined ? undefined : <LinkButton to={lotsPath}>看可预约的停车场</LinkButton>,
};

/** Shown when the booking of the address does not exist. */
export const missingBookingEmptyProps: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这个预约',
  action: recordsPath === undefined ? undefined : <LinkButton to={recordsPath}>看我的预约</LinkButton>,
};
