import { useScreen } from '@/navigation/hooks/useScreen';

import { LockControl } from './LockControl';
import { LockList } from './LockList';

/** 车位锁控制: one lock, or the driver's locks to choose from. */
export default function SpaceLockControlScreen() {
  const { frame, query } = useScreen('spaceLockControl');
  const { lockId } = query;
  return lockId === undefined ? <LockList frame={frame} /> : <LockControl key={lockId} frame={frame} lockId={lockId} />;
}
