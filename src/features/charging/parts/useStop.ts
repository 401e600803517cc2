import { useState } from 'react';

import { chargingStop } from '@/flows/charging/chargingRequests';
import { useConfirm } from '@/flows/notices/useDialogs';
import { isBusyStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { SECOND_MS } from '@/lib/timeUnits';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { usePorts } from '@/services/transport/ports/PortsContext';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/** A charger that obeys has stopped by then; most take 5 s. */
const STOP_LIMIT_MS = 30 * SECOND_MS;

/**
 * 停止充电, and giving up a start: asks once. It is a request only; that the charger has stopped is the server's word. Once the server has taken the request,
 * it is busy until the server says that the charger goes on charging after all, or `STOP_LIMIT_MS` have passed (`isOverdue`). Then the driver may ask again.
 *
 * @param isStopping the server says that the charger is stopping
 */
export function useStop(orderNo: string, refetch: () => unknown, isStopping = false) {
  const confirm = useConfirm();
  const { clock } = usePorts();
  const now = useServerNow(SECOND_MS);
  const { send, stage, isBusy: isSending } = useSendOnce(chargingStop, orderNo);
  const [sinceMs, setSinceMs] = useState(isStopping ? now : null);
  const [wasStopping, setWasStopping] = useState(isStopping);
  if (wasStopping !== isStopping) {
    setWasStopping(isStopping);
    setSinceMs(isStopping ? (sinceMs ?? now) : null);
  }
  const isOverdue = sinceMs !== null && now - sinceMs >= STOP_LIMIT_MS;
  const isBusy = isSending || (sinceMs !== null && !isOverdue);
  const ask = async (question: Question) => {
    if (isBusy) return;
    if (!(await confirm({ ...question, isDestructive: true }))) return;
    if ((await send({ orderNo })).is !== 'done') return;
    setSinceMs(clock.serverNow());
    await refetch();
  };
  return {
    ask: (question: Question) => void ask(question),
    stage: isBusyStage(stage) ? null : stage,
    isBusy,
    isOverdue: isOverdue && !isSending,
  };
}
