import { useScreen } from '@/navigation/hooks/useScreen';

import { overText } from '../model/merchantWords';
import { StockList } from '../parts/StockList';
import { StockTicket } from '../parts/StockTicket';

/** What can no longer be given, and why. */
export default function InvalidCouponsScreen() {
  const { frame, query } = useScreen('invalidCoupons');
  return (
    <StockList
      frame={frame}
      merchantId={query.merchantId}
      isValid={0}
      label="失效券"
      words={{ what: '失效券加载失败', waitingFor: '正在查询失效券…', empty: '没有失效的券' }}
    >
      {(coupon) => <StockTicket coupon={coupon} off={[overText(coupon)]} />}
    </StockList>
  );
}
