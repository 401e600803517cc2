import { useEffect, useRef, useState } from 'react';

import { chargingStartRequest, START_SUBJECT } from '@/flows/charging/chargingRequests';
import { usePendingGun } from '@/flows/drafts/usePendingGun';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { ChargingOrder } from '@/services/cps/chargingOrders';

import { gunName } from '../model/gunText';
import type { StartFormState } from './useStartForm';

/** 开始充电: one order per decision. The result of an earlier decision is fetched on mount, and leads to its order. */
export function useStartCharging(gunNo: string, form: StartFormState, atOtherGun: ChargingOrder | undefined) {
  const go = useGo();
  const confirm = useConfirm();
  const guardScreen = useScreenGuard();
  const { send, findEarlier, stage, isBusy } = useSendOnce(chargingStartRequest, START_SUBJECT);
  const [isConfirming, setConfirming] = useState(false);
  const [, saveGun, clearGun] = usePendingGun();
  // The gun is saved, because the driver may leave to recharge the balance.
  useEffect(() => {
    saveGun(gunNo);
  }, [saveGun, gunNo]);
  const latestGo = useRef(go);
  useEffect(() => {
    latestGo.current = go;
  });
  useEffect(() => {
    const isOnScreen = guardScreen();
    void findEarlier().then((outcome) => {
      if (outcome?.is === 'done' && isOnScreen())
        latestGo.current.replace('chargingPageResult', { orderNo: outcome.id });
    });
  }, [findEarlier, guardScreen]);
  const start = async () => {
    if (isBusy || isConfirming) return;
    const isOnScreen = guardScreen();
    if (atOtherGun !== undefined) {
      setConfirming(true);
      const isConfirmed = await confirm({
        title: '再充一辆车？',
        text: `您在${atOtherGun.stationName} ${gunName({ ...atOtherGun, gunNo: '' })} 还有一笔充电正在进行，两笔分别计费。`,
        confirmLabel: '再充一辆',
      });
      setConfirming(false);
      if (!isConfirmed) return;
    }
    const { draft, plateNo, payMode } = form;
    const { limitType, limitValue } = draft;
    const outcome = await send({ gunNo, plateNo, limitType, limitValue, payMode });
    if (outcome.is !== 'done') return;
    form.drop();
    clearGun();
    if (isOnScreen()) go.replace('chargingPageResult', { orderNo: outcome.id });
  };
  return { start: () => void start(), stage, isBusy };
}
