import { usePaymentReturnPath } from '@/flows/drafts/usePaymentReturnPath';
import { usePendingGun } from '@/flows/drafts/usePendingGun';
import { useGo } from '@/navigation/hooks/useGo';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import type { PrimaryAction } from '@/widgets/checkout/result/ResultActions';

/**
 * An action that returns to what needed the balance: an interrupted payment, offered once, with its choices intact, or
 * the start of a charge. Null if there is neither.
 */
export function useReturnAction(): PrimaryAction | null {
  const [path, , clearPayment] = usePaymentReturnPath();
  const [gunNo] = usePendingGun();
  const go = useGo();
  if (path !== '') {
    const returnToPayment = () => {
      clearPayment();
      go.toPath(path);
    };
    return { label: '回到刚才的支付', onPress: returnToPayment };
  }
  const gunPath = gunNo === '' ? undefined : pathIfAvailable('chargingPage', { gunNo });
  if (gunPath === undefined) return null;
  return {
    label: '回到充电',
    onPress: () => {
      go.toPath(gunPath);
    },
  };
}
