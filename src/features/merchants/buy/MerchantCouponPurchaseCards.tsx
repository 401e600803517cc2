import { couponConditionText, couponValueText } from '@/domain/coupon/couponText';
import { formatYuan } from '@/domain/money';
import type { Merchant, MerchantCouponPack } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { NumberStepper } from '@/ui/choice/NumberStepper';

import { getMaxCouponPurchaseQuantity } from './model/couponPurchaseDraft';

interface BuyCouponsCardsProps {
  readonly merchant: Merchant;
  readonly goods: MerchantCouponPack;
  readonly num: number;
  readonly isFixed: boolean;
  readonly onNumChange: (num: number) => void;
}

/** The increment of one press. */
const QUANTITY_STEP = 10;

/** The coupons to buy: what, for which merchant, how many. */
export function MerchantCouponPurchaseCards({ merchant, goods, num, isFixed, onNumChange }: BuyCouponsCardsProps) {
  const { packName, unitFee, minNum, validDays, parkNames } = goods;
  const maxNum = getMaxCouponPurchaseQuantity(goods);
  return (
    <>
      <Card title={packName}>
        <FactRows
          facts={[
            { label: '购券商户', value: merchant.merchantName },
            { label: '面值', value: `${couponValueText(goods)}，${couponConditionText(goods)}` },
            { label: '单价', value: Number.isNaN(unitFee) ? '' : `${formatYuan(unitFee)}/张` },
            { label: '有效期', value: validDays > 0 ? `购买后${String(validDays)}天` : '' },
            { label: '适用停车场', value: parkNames.join('、') },
          ]}
        />
      </Card>
      <Card>
        <NumberStepper
          legend="购买张数"
          label="张数"
          value={num}
          min={isFixed ? num : minNum}
          max={isFixed ? num : maxNum}
          step={QUANTITY_STEP}
          text={`${String(num)}张`}
          onChange={onNumChange}
        />
        <p>{`${String(minNum)}张起购，最多${String(maxNum)}张`}</p>
      </Card>
      <NoticeBanner>优惠券售出后不退款；支付后可在购买记录里开发票</NoticeBanner>
    </>
  );
}
