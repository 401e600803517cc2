import { useState } from 'react';

import { chargingStop } from '@/flows/charging/chargingRequests';
import { useConfirm } from '@/flows/notices/useDialogs';
import { isBusyStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

/**
 * 停止充电, and giving up a start: asks once. It is a request only; that the charger has stopped is the server's word. It stays busy until the order was read
 * again, so that the button does not come back for a moment.
 */
export function useStop(orderNo: string, refetch: () => unknown) {
  const confirm = useConfirm();
  const { send, stage, isBusy } = useSendOnce(chargingStop, orderNo);
  const [isStopping, setStopping] = useState(false);
  const ask = async (question: Question) => {
    if (isBusy || isStopping) return;
    if (!(await confirm({ ...question, isDestructive: true }))) return;
    setStopping(true);
    if ((await send({ orderNo })).is === 'done') await refetch();
    setStopping(false);
  };
  return {
    ask: (question: Question) => void ask(question),
    stage: isBusyStage(stage) ? null : stage,
    isBusy: isBusy || isStopping,
  };
}
