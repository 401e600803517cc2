import { useEffect, useState } from 'react';

import { useGunToStartAfterWalletRecharge } from '@/flows/drafts/useGunToStartAfterWalletRecharge';
import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useEarlierRequestLookup } from '@/flows/requests/useEarlierRequestLookup';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { CHARGING_START_REQUEST_SUBJECT, chargingStartRequest } from '@/services/cps/chargingRequests';

import { formatGunName } from '../model/gunText';
import type { StartChargingFormState } from './useStartChargingForm';

/** 开始充电: one order per decision. The result of an earlier decision is fetched on mount, and leads to its order. */
export function useStartCharging(gunNo: string, form: StartChargingFormState, atOtherGun: ChargingOrder | undefined) {
  const go = useScreenNavigator();
  const confirm = useConfirmDialog();
  const guardScreen = useScreenUnchangedCheck();
  const { send, findEarlier, stage, isBusy } = useSendRequestOnce(chargingStartRequest, CHARGING_START_REQUEST_SUBJECT);
  const [isConfirming, setConfirming] = useState(false);
  const [, saveGun, clearGun] = useGunToStartAfterWalletRecharge();
  // The gun is saved, because the driver may leave to recharge the balance.
  useEffect(() => {
    saveGun(gunNo);
  }, [saveGun, gunNo]);
  const showOrder = (orderNo: string) => {
    go.replace('chargingPageResult', { orderNo });
  };
  useEarlierRequestLookup(findEarlier, showOrder);
  const start = async () => {
    if (isBusy || isConfirming) return;
    const isOnScreen = guardScreen();
    if (atOtherGun !== undefined) {
      setConfirming(true);
      const isConfirmed = await confirm({
        title: '再充一辆车？',
        text: `您在${atOtherGun.stationName} ${formatGunName({ ...atOtherGun, gunNo: '' })} 还有一笔充电正在进行，两笔分别计费。`,
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
    if (isOnScreen()) showOrder(outcome.id);
  };
  return { start: () => void start(), stage, isBusy };
}
