import { useEffect } from 'react';

import { LOCK_COMMAND, type LockCommand, PARKING_LOCK_STATE } from '@/domain/booking/lockCodes';
import { lockMoveRequest } from '@/flows/lock/lockRequests';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { trackPress } from '@/platform/clock/press';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingLock } from '@/services/booking/locks';

import type { ParkingLockQueryState } from './useParkingLock';

/**
 * 降锁 and 升锁: one press sends one command. Raising asks for confirmation. On mount, the result of an earlier unfinished
 * command is fetched.
 */
export function useMoveParkingLock(lockId: string, { query, isLate }: ParkingLockQueryState) {
  const confirm = useConfirmDialog();
  const ports = usePorts();
  const { send, findEarlier, stage, isBusy } = useSendRequestOnce(lockMoveRequest, lockId);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const move = async (cmd: LockCommand) => {
    if (isBusy) return;
    if (cmd === LOCK_COMMAND.raise) {
      const isConfirmed = await confirm({
        title: '升起地锁？',
        text: '请确认车位上没有车。',
        confirmLabel: '升锁',
        isDestructive: true,
      });
      if (!isConfirmed) return;
    }
    const press = trackPress(ports);
    // After an unconfirmed command, read the lock and the car before sending another one.
    if (isLate && !canRepeat(cmd, (await query.refetch()).data)) {
      press.stop();
      return;
    }
    const outcome = await send({ lockId, cmd }, press);
    if (outcome.is !== 'done') void query.refetch();
  };
  return { move: (cmd: LockCommand) => void move(cmd), stage, isBusy };
}
/** False if the lock is already in the requested position, if a car is on the berth, or if the state is unknown. */
const canRepeat = (cmd: LockCommand, lock: ParkingLock | undefined): boolean =>
  lock !== undefined &&
  lock.lockState !== (cmd === LOCK_COMMAND.lower ? PARKING_LOCK_STATE.down : PARKING_LOCK_STATE.up) &&
  !(cmd === LOCK_COMMAND.raise && lock.hasCar === 1);

export type ParkingLockMoveControls = ReturnType<typeof useMoveParkingLock>;
