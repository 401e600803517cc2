import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { overText } from '../model/merchantWords';
import { StockTicket } from '../parts/StockTicket';
import { useStock } from '../parts/useMerchant';

const keyOf = ({ merchantCouponId }: MerchantCoupon) => merchantCouponId;
const TICKET_HEIGHT = 88;

/** What can no longer be given, and why. */
export default function InvalidCouponsScreen() {
  const { frame, query } = useScreen('invalidCoupons');
  const stock = useStock(query.merchantId, 0);
  return (
    <ListScreen
      frame={frame}
      load={loadOf(stock, {
        what: '失效券加载失败',
        waitingFor: '正在查询失效券…',
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed: query.merchantId !== undefined,
      })}
      empty={{
        drawing: 'coupon',
        text: '没有失效的券',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      rowHeight={TICKET_HEIGHT}
    >
      <WindowedList
        label="失效券"
        rows={stock.currentData?.results ?? []}
        keyOf={keyOf}
        heightOf={() => TICKET_HEIGHT}
        gap={12}
      >
        {(coupon) => <StockTicket coupon={coupon} off={[overText(coupon)]} />}
      </WindowedList>
    </ListScreen>
  );
}
