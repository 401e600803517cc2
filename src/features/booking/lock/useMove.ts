import { useEffect } from 'react';

import { LOCK_COMMAND, LOCK_STATE, type LockCommand } from '@/domain/booking/lockCodes';
import { lockMove } from '@/flows/lock/lockRequests';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { Lock } from '@/services/booking/locks';
import { watchPress } from '@/services/transport/clock/press';
import { usePorts } from '@/services/transport/ports/PortsContext';

import type { LockView } from './useLock';

/** 降锁 and 升锁: one press sends one command. Raising asks first. What came of a command of an earlier page is asked about on opening. */
export function useMove(lockId: string, { query, isLate }: LockView) {
  const confirm = useConfirm();
  const ports = usePorts();
  const { send, findEarlier, stage, isBusy } = useSendOnce(lockMove, lockId);
  useEffect(() => {
    void findEarlier();
  }, [findEarlier]);
  const move = async (cmd: LockCommand) => {
    if (isBusy) return;
    if (cmd === LOCK_COMMAND.raise) {
      const isSure = await confirm({
        title: '升起地锁？',
        text: '请确认车位上没有车。',
        confirmLabel: '升锁',
        isDestructive: true,
      });
      if (!isSure) return;
    }
    const press = watchPress(ports);
    // After a command that nobody has confirmed, the lock and the car are read before another one.
    if (isLate && !mayRepeat(cmd, (await query.refetch()).data)) {
      press.stop();
      return;
    }
    const sent = await send({ lockId, cmd }, press);
    if (sent.is !== 'done') void query.refetch();
  };
  return { move: (cmd: LockCommand) => void move(cmd), stage, isBusy };
}
/** Not where the lock has arrived meanwhile, a car has come, or nobody knows. */
const mayRepeat = (cmd: LockCommand, lock: Lock | undefined): boolean =>
  lock !== undefined &&
  lock.lockState !== (cmd === LOCK_COMMAND.lower ? LOCK_STATE.down : LOCK_STATE.up) &&
  !(cmd === LOCK_COMMAND.raise && lock.hasCar === 1);

export type MoveView = ReturnType<typeof useMove>;
