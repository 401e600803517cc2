import { usePaymentReturnPath } from '@/flows/drafts/usePaymentReturnPath';
import { useRechargeReturnGun } from '@/flows/drafts/useRechargeReturnGun';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import type { PaymentResultPrimaryAction } from '@/widgets/checkout/result/PaymentResultActions';

/**
 * An action that returns to what needed the balance: an interrupted payment, offered once, with its choices intact, or
 * the start of a charge. Null if there is neither.
 */
export function useRechargeReturnAction(): PaymentResultPrimaryAction | null {
  const [path, , clearPayment] = usePaymentReturnPath();
  const [gunNo] = useRechargeReturnGun();
  const go = useScreenNavigator();
  if (path !== '') {
    const returnToPayment = () => {
      clearPayment();
      go.toPath(path);
    };
    return { label: '回到刚才的支付', onPress: returnToPayment };
  }
  const gunPath = gunNo === '' ? undefined : getPathIfInBuild('chargingPage', { gunNo });
  if (gunPath === undefined) return null;
  return {
    label: '回到充电',
    onPress: () => {
      go.toPath(gunPath);
    },
  };
}
