import { useState } from 'react';

import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { isBusyRequestStage } from '@/flows/requests/requestStages';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { chargingStopRequest } from '@/services/cps/chargingRequests';

interface StopDialog {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/** A working charger has stopped by then; most take 5 s. */
const STOP_LIMIT_MS = 30 * SECOND_MS;

/**
 * 停止充电, and cancelling a start: asks for confirmation. The request only asks the charger to stop; the server reports
 * when it has. After the request was accepted, the hook is busy until the server reports that charging continues, or
 * until `STOP_LIMIT_MS` have passed (`isOverdue`). Then the driver may repeat it.
 *
 * @param isStopping the server reports that the charger is stopping
 */
export function useStopCharging(orderNo: string, refetch: () => unknown, isStopping = false) {
  const confirm = useConfirmDialog();
  const { clock } = usePorts();
  const now = useServerNow(SECOND_MS);
  const { send, stage, isBusy: isSending } = useSendRequestOnce(chargingStopRequest, orderNo);
  const [sinceMs, setSinceMs] = useState(isStopping ? now : null);
  const [wasStopping, setWasStopping] = useState(isStopping);
  if (wasStopping !== isStopping) {
    setWasStopping(isStopping);
    setSinceMs(isStopping ? (sinceMs ?? now) : null);
  }
  const isOverdue = sinceMs !== null && now - sinceMs >= STOP_LIMIT_MS;
  const isBusy = isSending || (sinceMs !== null && !isOverdue);
  const confirmStop = async (dialog: StopDialog) => {
    if (isBusy) return;
    if (!(await confirm({ ...dialog, isDestructive: true }))) return;
    if ((await send({ orderNo })).is !== 'done') return;
    setSinceMs(clock.serverNow());
    await refetch();
  };
  return {
    confirmStop: (dialog: StopDialog) => void confirmStop(dialog),
    stage: isBusyRequestStage(stage) ? null : stage,
    isBusy,
    isOverdue: isOverdue && !isSending,
  };
}
