import { useGunToCharge } from '@/flows/drafts/useGunToCharge';
import { usePaymentToReturn } from '@/flows/drafts/usePaymentToReturn';
import { useGo } from '@/navigation/hooks/useGo';
import { standing } from '@/navigation/standing';
import type { LeadAct } from '@/widgets/checkout/result/ResultActs';

/** Back to what waited for the balance: a payment, once, with everything still chosen, or the start of a charge. Null where nothing did. */
export function useWayOn(): LeadAct | null {
  const [path, , drop] = usePaymentToReturn();
  const [gunNo] = useGunToCharge();
  const go = useGo();
  if (path !== '') {
    const back = () => {
      drop();
      go.toPath(path);
    };
    return { label: '回到刚才的支付', onPress: back };
  }
  const toGun = gunNo === '' ? undefined : standing('chargingPage', { gunNo });
  if (toGun === undefined) return null;
  return {
    label: '回到充电',
    onPress: () => {
      go.toPath(toGun);
    },
  };
}
