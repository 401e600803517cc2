import { useEffect } from 'react';

import { PARKING_LOCK_COMMAND, PARKING_LOCK_STATE, type ParkingLockCommand } from '@/domain/booking/lockCodes';
import { parkingLockMoveRequest } from '@/flows/lock/lockRequests';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { trackPress } from '@/platform/clock/press';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ParkingLock } from '@/services/booking/locks';

import type { PolledParkingLock } from './useParkingLock';

/**
 * 降锁 and 升锁: one press sends one command. Raising asks for confirmation. On mount, the result of an earlier unfinished
 * command is fetched.
 */
export function useMoveParkingLock(lockId: string, { query, isLate }: PolledParkingLock) {
  const confirm = useConfirmDialog();
  const ports = usePorts();
  const { send, findEarlier, stage, isBusy } = useSendRequestOnce(parkingLockMoveRequest, lockId);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const move = async (cmd: ParkingLockCommand) => {
    if (isBusy) return;
    if (cmd === PARKING_LOCK_COMMAND.raise) {
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
  return { move: (cmd: ParkingLockCommand) => void move(cmd), stage, isBusy };
}
/** False if the lock is already in the requested position, if a car is on the berth, or if the state is unknown. */
const canRepeat = (cmd: ParkingLockCommand, lock: ParkingLock | undefined): boolean =>
  lock !== undefined &&
  lock.lockState !== (cmd === PARKING_LOCK_COMMAND.lower ? PARKING_LOCK_STATE.down : PARKING_LOCK_STATE.up) &&
  !(cmd === PARKING_LOCK_COMMAND.raise && lock.hasCar === 1);

export type ParkingLockMoveControls = ReturnType<typeof useMoveParkingLock>;
