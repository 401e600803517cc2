import { useScreen } from '@/navigation/hooks/useScreen';
import { LinkBar } from '@/ui/bar/LinkBar';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { blockedText } from '../model/merchantWords';
import { GONE_MERCHANT } from '../parts/goneMerchant';
import { useMerchant } from '../parts/useMerchant';
import { HandOver } from './HandOver';
import { MerchantActs } from './MerchantActs';
import { MerchantHead } from './MerchantHead';
import { StockCard } from './StockCard';
import { useWayToGive } from './useWayToGive';

/** One merchant: its stock, what was given and used today, and what can be done. */
export default function MerchantManageScreen() {
  const { frame, query } = useScreen('merchantManage');
  const { merchant, load } = useMerchant(query.merchantId);
  const way = useWayToGive(query.merchantId);
  const mayGive = merchant !== undefined && blockedText(merchant) === '';
  return (
    <DetailScreen
      frame={mayGive ? { ...frame, bar: <LinkBar to={way}>给车辆发券</LinkBar> } : frame}
      load={load}
      empty={GONE_MERCHANT}
      cardHeights={[190, 280, 180]}
    >
      {merchant !== undefined && (
        <>
          <MerchantHead merchant={merchant} />
          <MerchantActs merchant={merchant} />
          <StockCard merchantId={merchant.merchantId} />
          <HandOver />
        </>
      )}
    </DetailScreen>
  );
}
