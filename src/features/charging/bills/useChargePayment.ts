import { type ChargePhase, toChargePhase } from '@/domain/charging/phase';
import { selectCoupon } from '@/domain/coupon/couponChoice';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { usePayment } from '@/flows/payment/usePayment';
import { type ChargingCoupon, useListChargingCouponsQuery } from '@/services/cps/chargingBills';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { isOrderUnderAppeal } from '../appeals/model/appealState';
import { useChargeDraft } from './useChargeDraft';

const NO_COUPONS: readonly ChargingCoupon[] = [];

/** Whether a bill or a prepayment is due. A bill under appeal is not due until the reply. */
const isPaymentDue = (phase: ChargePhase, order: ChargingOrderDetail): boolean =>
  (phase === 'unpaid' || phase === 'prepaying') && !isOrderUnderAppeal(order);

/** The payment of one charging order: its coupons, the driver's choices, and the checkout. */
export function useChargePayment(
  order: ChargingOrderDetail,
  refetch: () => Promise<number | null>,
  isPricing: boolean,
) {
  const { orderNo, payFee, plateNo, stationName } = order;
  const phase = toChargePhase(order);
  const isDue = isPaymentDue(phase, order);
  const { draft, change } = useChargeDraft(orderNo);
  // Coupons do not apply to a prepayment.
  const couponQuery = useListChargingCouponsQuery(
    { orderNo },
    { skip: phase !== 'unpaid', refetchOnMountOrArgChange: true },
  );
  const coupons = phase === 'unpaid' ? (couponQuery.currentData?.results ?? NO_COUPONS) : NO_COUPONS;
  const { coupon, isReplaced } = selectCoupon(coupons, draft.coupon);
  const savingCents = coupon === null ? 0 : Math.min(payFee, coupon.discountFee);
  const payment = usePayment({ kind: 'order', bizType: BIZ_TYPE.charging, orderNo });
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
