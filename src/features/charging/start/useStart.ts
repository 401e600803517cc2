import { useEffect, useRef, useState } from 'react';

import { chargingStart, START_OBJECT } from '@/flows/charging/chargingRequests';
import { useGunToCharge } from '@/flows/drafts/useGunToCharge';
import { useConfirm } from '@/flows/notices/useDialogs';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import type { ChargingOrder } from '@/services/cps/chargingOrders';

import { gunName } from '../model/gunWords';
import type { StartForm } from './useStartForm';

/** 开始充电: one order per decision. What came of an earlier decision is asked about at once, and leads to its order. */
export function useStart(gunNo: string, form: StartForm, elsewhere: ChargingOrder | undefined) {
  const go = useGo();
  const confirm = useConfirm();
  const stillHere = useScreenGuard();
  const { send, findEarlier, stage, isBusy } = useSendOnce(chargingStart, START_OBJECT);
  const [isAsking, setAsking] = useState(false);
  const [, keepGun, forgetGun] = useGunToCharge();
  // The balance may have to be recharged first.
  useEffect(() => {
    keepGun(gunNo);
  }, [keepGun, gunNo]);
  const goOn = useRef(go);
  useEffect(() => {
    goOn.current = go;
  });
  useEffect(() => {
    const isHere = stillHere();
    void findEarlier().then((sent) => {
      if (sent?.is === 'done' && isHere()) goOn.current.instead('chargingPageResult', { orderNo: sent.id });
    });
  }, [findEarlier, stillHere]);
  const start = async () => {
    if (isBusy || isAsking) return;
    const isHere = stillHere();
    if (elsewhere !== undefined) {
      setAsking(true);
      const isSure = await confirm({
        title: '再充一辆车？',
        text: `您在${elsewhere.stationName} ${gunName({ ...elsewhere, gunNo: '' })} 还有一笔充电正在进行，两笔分别计费。`,
        confirmLabel: '再充一辆',
      });
      setAsking(false);
      if (!isSure) return;
    }
    const { draft, plateNo, payMode } = form;
    const { limitType, limitValue } = draft;
    const sent = await send({ gunNo, plateNo, limitType, limitValue, payMode });
    if (sent.is !== 'done') return;
    form.drop();
    forgetGun();
    if (isHere()) go.instead('chargingPageResult', { orderNo: sent.id });
  };
  return { start: () => void start(), stage, isBusy };
}
