import { couponCondition, couponWorth } from '@/domain/coupon/couponWords';
import { formatYuan } from '@/domain/money';
import type { Merchant, MerchantGoods } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { Stepper } from '@/ui/choice/Stepper';

import { mostOf } from './model/buyDraft';

interface BuyCardsProps {
  readonly merchant: Merchant;
  readonly goods: MerchantGoods;
  readonly num: number;
  readonly isFixed: boolean;
  readonly onNum: (num: number) => void;
}

/** By how many one press changes the number. */
const STEP = 10;

/** What is bought, for whom, how many. */
export function BuyCards({ merchant, goods, num, isFixed, onNum }: BuyCardsProps) {
  const { packName, unitFee, minNum, validDays, parkNames } = goods;
  const most = mostOf(goods);
  return (
    <>
      <Card title={packName}>
        <FactRows
          facts={[
            { label: '购券商户', value: merchant.merchantName },
            { label: '面值', value: `${couponWorth(goods)}，${couponCondition(goods)}` },
            { label: '单价', value: Number.isNaN(unitFee) ? '' : `${formatYuan(unitFee)}/张` },
            { label: '有效期', value: validDays > 0 ? `购买后${String(validDays)}天` : '' },
            { label: '适用停车场', value: parkNames.join('、') },
          ]}
        />
      </Card>
      <Card>
        <Stepper
          legend="购买张数"
          label="张数"
          value={num}
          min={isFixed ? num : minNum}
          max={isFixed ? num : most}
          step={STEP}
          text={`${String(num)}张`}
          onChange={onNum}
        />
        <p>{`${String(minNum)}张起购，最多${String(most)}张`}</p>
      </Card>
      <Notice>优惠券售出后不退款；支付后可在购买记录里开发票</Notice>
    </>
  );
}
