import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useScan } from '@/flows/scan/useScan';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';

import styles from './CouponSources.module.css';
import { isBareCode } from './model/redeemCode';
import { RedeemSheet } from './RedeemSheet';
import { useRedeem } from './useRedeem';

/** Two ways to get another coupon: scan a code, where the operator offers that (Rule 3.15), or type one. */
export function CouponSources() {
  const { scan, openScanned } = useScan();
  const { config } = useMenuConfig();
  const redeem = useRedeem();
  const read = async () => {
    const text = await scan('将领券码放入框内');
    if (text === null) return;
    // A plain code is shown in its field before it is sent. A link of ours leads to its own page.
    if (isBareCode(text)) redeem.open(text.trim());
    else await openScanned(text);
  };
  return (
    <Card>
      <div className={styles['ways']}>
        {config.scan === 1 && <TextButton onPress={() => void read()}>扫码领券</TextButton>}
        <TextButton onPress={() => redeem.open('')}>输入兑换码</TextButton>
      </div>
      {redeem.isOpen && <RedeemSheet redeem={redeem} />}
    </Card>
  );
}
