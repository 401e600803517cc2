import { useScreen } from '@/navigation/hooks/useScreen';
import { LinkBar } from '@/ui/bar/LinkBar';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { grantBlockedText } from '../model/merchantText';
import { MISSING_MERCHANT } from '../parts/missingMerchant';
import { useMerchant } from '../parts/useMerchant';
import { MerchantActions } from './MerchantActions';
import { MerchantSummary } from './MerchantSummary';
import { ShiftHandoverCard } from './ShiftHandoverCard';
import { StockCard } from './StockCard';
import { useGrantPath } from './useGrantPath';

/** One merchant: its stock, today's grants and uses, and its actions. */
export default function MerchantManageScreen() {
  const { frame, query } = useScreen('merchantManage');
  const { merchant, load } = useMerchant(query.merchantId);
  const grantPath = useGrantPath(query.merchantId);
  const canGrant = merchant !== undefined && grantBlockedText(merchant) === '';
  return (
    <DetailScreen
      frame={canGrant ? { ...frame, bar: <LinkBar to={grantPath}>给车辆发券</LinkBar> } : frame}
      load={load}
      empty={MISSING_MERCHANT}
      cardHeights={[190, 280, 180]}
    >
      {merchant !== undefined && (
        <>
          <MerchantSummary merchant={merchant} />
          <MerchantActions merchant={merchant} />
          <StockCard merchantId={merchant.merchantId} />
          <ShiftHandoverCard />
        </>
      )}
    </DetailScreen>
  );
}
