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
 * 停止充电, and giving up a start: asks once. It is a request only; that the charger has stopped is the server's word. Once the server has taken the request,
 * it stays busy: an answer that was on its way before does not bring the button back.
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
    else setStopping(false);
  };
  return {
    ask: (question: Question) => void ask(question),
    stage: isBusyStage(stage) ? null : stage,
    isBusy: isBusy || isStopping,
  };
}
