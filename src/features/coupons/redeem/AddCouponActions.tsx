import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useScan } from '@/flows/scan/useScan';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';

import styles from './AddCouponActions.module.css';
import { isRedeemCode } from './model/redeemCode';
import { RedeemCodeSheet } from './RedeemCodeSheet';
import { useRedeemCodeForm } from './useRedeemCodeForm';

/** Two ways to get another coupon: scan a code, if the operator enables that (Rule 3.15), or type one. */
export function AddCouponActions() {
  const { scan, openScanned } = useScan();
  const { config } = useMenuConfig();
  const redeem = useRedeemCodeForm();
  const scanCode = async () => {
    const text = await scan('将领券码放入框内');
    if (text === null) return;
    // A plain code is put into the field before it is submitted. A link of this app opens its own page.
    if (isRedeemCode(text)) redeem.open(text.trim());
    else await openScanned(text);
  };
  return (
    <Card>
      <div className={styles['ways']}>
        {config.scan === 1 && <TextButton onPress={() => void scanCode()}>扫码领券</TextButton>}
        <TextButton onPress={() => redeem.open('')}>输入兑换码</TextButton>
      </div>
      {redeem.isOpen && <RedeemCodeSheet redeem={redeem} />}
    </Card>
  );
}
