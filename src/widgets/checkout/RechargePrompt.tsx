import { useLocation } from 'react-router-dom';

import { usePaymentReturnPath } from '@/flows/drafts/usePaymentReturnPath';
import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

/**
 * Shown if the balance is too low: a link to recharge it. This payment is saved, so that the driver can return to it.
 */
export function RechargePrompt() {
  const page = useBalancePageName();
  const { pathname, search } = useLocation();
  const [, savePaymentPath] = usePaymentReturnPath();
  const go = useScreenNavigator();
  const recharge = () => {
    savePaymentPath(pathname + search);
    go.to(page);
  };
  return (
    <NoticeBanner action={<TextButton onPress={recharge}>去充值</TextButton>}>
      充值后可回到这里，用余额接着付
    </NoticeBanner>
  );
}
