import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { MerchantCoupon } from '@/services/coupon/merchants';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { StockTicket } from '../parts/StockTicket';
import { useStock } from '../parts/useMerchant';

const keyOf = ({ merchantCouponId }: MerchantCoupon) => merchantCouponId;
const TICKET_HEIGHT = 88;

/** Which coupon is given: by plate with a tap, or by its QR code. */
export default function GiveCouponsListScreen() {
  const { frame, query } = useScreen('giveCouponsList');
  const { merchantId } = query;
  const stock = useStock(merchantId, 1);
  return (
    <ListScreen
      frame={frame}
      load={loadOf(stock, {
        what: '优惠券加载失败',
        waitingFor: '正在查询优惠券…',
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed: merchantId !== undefined,
      })}
      empty={{
        drawing: 'coupon',
        text: '暂无可发放的券',
        action: <LinkButton to={pathTo('merchantManageList')}>看我的商户</LinkButton>,
      }}
      rowHeight={TICKET_HEIGHT}
    >
      <WindowedList
        label="可发放的券"
        rows={stock.currentData?.results ?? []}
        keyOf={keyOf}
        heightOf={() => TICKET_HEIGHT}
        gap={12}
      >
        {(coupon) => <Givable coupon={coupon} />}
      </WindowedList>
    </ListScreen>
  );
}

function Givable({ coupon }: { readonly coupon: MerchantCoupon }) {
  const { merchantId, merchantCouponId: couponId, couponName, leftNum } = coupon;
  if (leftNum <= 0) return <StockTicket coupon={coupon} off={['已发完']} />;
  return (
    <StockTicket
      coupon={coupon}
      press={{ to: pathTo('giveCoupons', { merchantId, couponId }) }}
      action={
        <LinkButton to={pathTo('showQRCode', { merchantId, couponId })} label={`二维码 ${couponName}`}>
          二维码
        </LinkButton>
      }
    />
  );
}
