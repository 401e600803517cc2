import { useScreen } from '@/navigation/hooks/useScreen';
import { LinkBottomBar } from '@/ui/bar/LinkBottomBar';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { merchantGrantBlockedText } from '../model/merchantText';
import { missingMerchantEmptyProps } from '../parts/missingMerchantEmptyProps';
import { useMerchant } from '../parts/useMerchant';
import { MerchantActions } from './MerchantActions';
import { MerchantStockCard } from './MerchantStockCard';
import { MerchantSummaryCard } from './MerchantSummaryCard';
import { ShiftHandoverCard } from './ShiftHandoverCard';
import { useCouponGrantPath } from './useCouponGrantPath';

/** One merchant: its stock, today's grants and uses, and its actions. */
export default function MerchantManageScreen() {
  const { frame, query } = useScreen('merchantManage');
  const { merchant, load } = useMerchant(query.merchantId);
  const grantPath = useCouponGrantPath(query.merchantId);
  const canGrant = merchant !== undefined && merchantGrantBlockedText(merchant) === '';
  return (
    <DetailScreen
      frame={canGrant ? { ...frame, bar: <LinkBottomBar to={grantPath}>给车辆发券</LinkBottomBar> } : frame}
      load={load}
      empty={missingMerchantEmptyProps}
      cardHeights={[190, 280, 180]}
    >
      {merchant !== undefined && (
        <>
          <MerchantSummaryCard merchant={merchant} />
          <MerchantActions merchant={merchant} />
          <MerchantStockCard merchantId={merchant.merchantId} />
          <ShiftHandoverCard />
        </>
      )}
    </DetailScreen>
  );
}
