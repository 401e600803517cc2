import type { Merchant } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';

import { blockedText, merchantState, roleText } from '../model/merchantWords';

/** Who one acts for, and what stands in the books today. */
export function MerchantHead({ merchant }: { readonly merchant: Merchant }) {
  const { merchantName, parkNames, stockNum, todayGiveNum, todayUseNum, dayLeftNum } = merchant;
  const blocked = blockedText(merchant);
  return (
    <>
      <Card>
        <StatusHeader title={merchantName} {...merchantState(merchant)} />
        <FactRows
          facts={[
            { label: '库存', value: `${String(stockNum)}张` },
            { label: '今日已发', value: `${String(todayGiveNum)}张` },
            { label: '今日已用', value: `${String(todayUseNum)}张` },
            { label: '今天还能发', value: dayLeftNum < 0 ? '' : `${String(dayLeftNum)}张` },
            { label: '我的身份', value: roleText(merchant) },
            { label: '适用停车场', value: parkNames.join('、') },
          ]}
        />
      </Card>
      {blocked !== '' && <Notice tone="owed">{blocked}</Notice>}
    </>
  );
}
