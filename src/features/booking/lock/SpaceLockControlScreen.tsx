import { useScreen } from '@/navigation/hooks/useScreen';

import { ParkingLockControlView } from './ParkingLockControlView';
import { ParkingLockListView } from './ParkingLockListView';

/** 车位锁控制: one lock, or the driver's locks to choose from. */
export default function SpaceLockControlScreen() {
  const { frame, query } = useScreen('spaceLockControl');
  const { lockId } = query;
  return lockId === undefined ? (
    <ParkingLockListView frame={frame} />
  ) : (
    <ParkingLockControlView key={lockId} frame={frame} lockId={lockId} />
  );
}
