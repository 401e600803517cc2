import { useLocation } from 'react-router-dom';

import { usePaymentToReturn } from '@/flows/drafts/usePaymentToReturn';
import { useBalancePage } from '@/flows/entry/useBalancePage';
import { useGo } from '@/navigation/hooks/useGo';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';

/** The balance is too low: the way to recharge it, and back to this payment. */
export function RechargeFirst() {
  const page = useBalancePage();
  const { pathname, search } = useLocation();
  const [, keep] = usePaymentToReturn();
  const go = useGo();
  const recharge = () => {
    keep(pathname + search);
    go.to(page);
  };
  return <Notice action={<TextButton onPress={recharge}>去充值</TextButton>}>充值后可回到这里，用余额接着付</Notice>;
}
