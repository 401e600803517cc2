import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { PARKING_LOCK_MOVE_LIMIT_MS, toParkingLockDisplayState } from '@/domain/booking/trackedLock';
import { lockLeft, lockOpened, selectTrackedParkingLock } from '@/flows/lock/lockSlice';
import { SECOND_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { useSecondsLeft } from '@/platform/clock/useSecondsLeft';
import { useGetLockQuery } from '@/services/booking/locks';

import { parkingLockMoveDeadlineMs } from './model/lockText';

const IDLE_INTERVALS = { visibleMs: 10 * SECOND_MS };
const MOVING_INTERVALS = { visibleMs: SECOND_MS };

/** One lock, polled: every second after a command until its deadline, every 10 s otherwise. */
export function useParkingLock(lockId: string) {
  const dispatch = useDispatch();
  const watch = useSelector(useMemo(() => selectTrackedParkingLock(lockId), [lockId]));
  const isWatched = watch !== null;
  // The query is skipped until the watch exists, because the watch counts the first query.
  const query = useGetLockQuery({ lockId }, { skip: !isWatched, refetchOnMountOrArgChange: true });
  useEffect(() => {
    dispatch(lockOpened({ lockId }));
    return () => {
      dispatch(lockLeft());
    };
  }, [dispatch, lockId]);
  const deadlineMs = watch === null ? null : parkingLockMoveDeadlineMs(watch, PARKING_LOCK_MOVE_LIMIT_MS);
  const secondsLeft = useSecondsLeft(deadlineMs);
  const isLate = deadlineMs !== null && secondsLeft === 0;
  usePolling(isWatched ? query.refetch : null, deadlineMs !== null && !isLate ? MOVING_INTERVALS : IDLE_INTERVALS);
  return {
    query,
    watch,
    lock: watch?.reading ?? null,
    face: watch === null ? ('asking' as const) : toParkingLockDisplayState(watch, isLate),
    /** The command was accepted, but no move was reported before the deadline. */
    isLate: isLate && watch?.command?.is === 'moving',
    command: watch?.command ?? null,
  };
}
export type PolledParkingLock = ReturnType<typeof useParkingLock>;
