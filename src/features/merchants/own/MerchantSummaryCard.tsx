import type { Merchant } from '@/services/coupon/merchants';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { merchantCouponGrantBlockedText, merchantRoleLabel, merchantStateTag } from '../model/merchantText';

/** Merchant name and today's stock. */
export function MerchantSummaryCard({ merchant }: { readonly merchant: Merchant }) {
  const { merchantName, parkNames, stockNum, todayGiveNum, todayUseNum, dayLeftNum } = merchant;
  const blockReason = merchantCouponGrantBlockedText(merchant);
  return (
    <>
      <Card>
        <CardStatusHeader title={merchantName} {...merchantStateTag(merchant)} />
        <FactRows
          facts={[
            { label: '库存', value: `${String(stockNum)}张` },
            { label: '今日已发', value: `${String(todayGiveNum)}张` },
            { label: '今日已用', value: `${String(todayUseNum)}张` },
            { label: '今天还能发', value: dayLeftNum < 0 ? '' : `${String(dayLeftNum)}张` },
            { label: '我的身份', value: merchantRoleLabel(merchant) },
            { label: '适用停车场', value: parkNames.join('、') },
          ]}
        />
      </Card>
      {blockReason !== '' && <NoticeBanner tone="owed">{blockReason}</NoticeBanner>}
    </>
  );
}
