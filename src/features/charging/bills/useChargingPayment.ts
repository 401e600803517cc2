import { type ChargingOrderPhase, toChargingOrderPhase } from '@/domain/charging/phase';
import { resolveCouponChoice } from '@/domain/coupon/couponChoice';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import { type ChargingBillCoupon, useListChargingCouponsQuery } from '@/services/cps/chargingBills';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { isChargingBillUnderAppeal } from '../appeals/model/appealState';
import { useChargingPaymentDraft } from './useChargingPaymentDraft';

const NO_COUPONS: readonly ChargingBillCoupon[] = [];

/** Whether a bill or a prepayment is due. A bill under appeal is not due until the reply. */
const isPaymentDue = (phase: ChargingOrderPhase, order: ChargingOrderDetail): boolean =>
  (phase === 'unpaid' || phase === 'prepaying') && !isChargingBillUnderAppeal(order);

/** The payment of one charging order: its coupons, the driver's choices, and the checkout. */
export function useChargingPayment(
  order: ChargingOrderDetail,
  refetch: () => Promise<number | null>,
  isPricing: boolean,
) {
  const { orderNo, payFee, plateNo, stationName } = order;
  const phase = toChargingOrderPhase(order);
  const isDue = isPaymentDue(phase, order);
  const { draft, change } = useChargingPaymentDraft(orderNo);
  // Coupons do not apply to a prepayment.
  const couponQuery = useListChargingCouponsQuery(
    { orderNo },
    { skip: phase !== 'unpaid', refetchOnMountOrArgChange: true },
  );
  const coupons = phase === 'unpaid' ? (couponQuery.currentData?.results ?? NO_COUPONS) : NO_COUPONS;
  const { coupon, isReplaced } = resolveCouponChoice(coupons, draft.coupon);
  const savingCents = coupon === null ? 0 : Math.min(payFee, coupon.discountFee);
  const payment = usePaymentControls({ kind: 'order', bizType: BIZ_TYPE.charging, orderNo });
  const checkout = useCheckout(
    {
      payment,
      need: isDue ? 'due' : 'nothing',
      dueCents: payFee - savingCents,
      couponIds: coupon === null ? [] : [coupon.couponId],
      facts: {
        title: phase === 'prepaying' ? '充电预付' : '充电费',
        plateText: plateNo === '' ? '' : formatPlate(plateNo),
        parkName: stationName,
        ...(coupon === null ? {} : { coupon: { name: coupon.couponName, savingCents } }),
      },
      isPricing: isPricing || couponQuery.isFetching,
      refresh: refetch,
    },
    draft,
    change,
  );
  return { phase, draft, change, checkout, coupons, coupon, isReplaced, savingCents, couponQuery, isDue };
}
