import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { faceOf, MOVE_LIMIT_MS } from '@/domain/booking/lock';
import { lockLeft, lockOpened, selectLockWatch } from '@/flows/lock/lockWatch';
import { SECOND_MS } from '@/lib/timeUnits';
import { useGetLockQuery } from '@/services/booking/locks';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useSecondsLeft } from '@/services/transport/clock/useTicking';

import { moveEndsAt } from './model/lockWords';

const REST = { seenMs: 10 * SECOND_MS };
const MOVING = { seenMs: SECOND_MS };

/** One lock as the server says it: asked on opening, each second after a command until its time is over, every 10 s otherwise. */
export function useLock(lockId: string) {
  const dispatch = useDispatch();
  const watch = useSelector(useMemo(() => selectLockWatch(lockId), [lockId]));
  const isWatched = watch !== null;
  // The question of the opening is counted by the watch, so that it stands before the question.
  const query = useGetLockQuery({ lockId }, { skip: !isWatched, refetchOnMountOrArgChange: true });
  useEffect(() => {
    dispatch(lockOpened({ lockId }));
    return () => {
      dispatch(lockLeft());
    };
  }, [dispatch, lockId]);
  const untilMs = watch === null ? null : moveEndsAt(watch, MOVE_LIMIT_MS);
  const left = useSecondsLeft(untilMs);
  const isLate = untilMs !== null && left === 0;
  usePolling(isWatched ? query.refetch : null, untilMs !== null && !isLate ? MOVING : REST);
  return {
    query,
    watch,
    lock: watch?.reading ?? null,
    face: watch === null ? ('asking' as const) : faceOf(watch, isLate),
    /** A command was taken, and nobody has said in its time that the lock has moved. */
    isLate: isLate && watch?.command?.is === 'moving',
    command: watch?.command ?? null,
  };
}
export type LockView = ReturnType<typeof useLock>;
