import { resolveCouponChoice } from '@/domain/coupon/couponChoice';
import { useBackOrReplace } from '@/navigation/hooks/useBackOrReplace';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListChargingCouponsQuery } from '@/services/cps/chargingBills';
import { useGetChargingOrderQuery } from '@/services/cps/chargingSessions';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { BillCouponOptions } from '@/widgets/coupon/BillCouponOptions';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { useChargingPaymentDraft } from '../bills/useChargingPaymentDraft';
import { OwnChargingCouponsView } from './OwnChargingCouponsView';

/** 选择充电券: for a bill, or before a charge the coupons that can later pay for it. */
export default function ChargingCouponScreen() {
  const { frame, query } = useScreen('chargingChoiceCoupon');
  const backOr = useBackOrReplace();
  const { orderNo } = query;
  if (orderNo === undefined) return <OwnChargingCouponsView frame={frame} />;
  const onBack = () => backOr('chargeBillDetail', { orderNo });
  return <BillCoupons key={orderNo} frame={{ ...frame, onBack }} orderNo={orderNo} />;
}

type Frame = ReturnType<typeof useScreen<'chargingChoiceCoupon'>>['frame'];

function BillCoupons({ frame, orderNo }: { readonly frame: Frame; readonly orderNo: string }) {
  const { draft, change } = useChargingPaymentDraft(orderNo);
  const order = useGetChargingOrderQuery({ orderNo }).currentData;
  const couponQuery = useListChargingCouponsQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const coupons = couponQuery.currentData?.results ?? [];
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(couponQuery, {
        message: '充电券加载失败',
        waitingFor: '正在查询可用的券…',
        advice: (usual) => `${usual}，也可以不用券直接支付`,
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
      })}
      empty={{ illustration: 'coupon', text: '暂无可用的充电券' }}
      rowHeight={88}
    >
      <BillCouponOptions
        coupons={coupons}
        chosen={resolveCouponChoice(coupons, draft.coupon).coupon}
        fullCents={order?.payFee}
        onChoose={(coupon) => {
          change({ coupon, agreedCents: null });
          frame.onBack();
        }}
      />
    </ListScreen>
  );
}
