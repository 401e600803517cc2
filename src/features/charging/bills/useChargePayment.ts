import { type ChargePhase, phaseOf } from '@/domain/charging/phase';
import { pickCoupon } from '@/domain/coupon/couponChoice';
import { BIZ_TYPE } from '@/domain/payment/bizType';
import { formatPlate } from '@/domain/plate/plateFace';
import { usePayment } from '@/flows/payment/usePayment';
import { type ChargingCoupon, useListChargingCouponsQuery } from '@/services/cps/chargingBills';
import type { ChargingOrderDetail } from '@/services/cps/chargingSessions';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { isUnderAppeal } from '../appeals/model/appealState';
import { useChargeDraft } from './useChargeDraft';

const NONE: readonly ChargingCoupon[] = [];

/** What is to be paid now: a bill, or the money before the charge. A bill under appeal waits for the answer. */
const isDueIn = (phase: ChargePhase, order: ChargingOrderDetail): boolean =>
  (phase === 'unpaid' || phase === 'prepaying') && !isUnderAppeal(order);

/** The payment of one charging order: its coupons, the driver's choices, and what the button does. */
export function useChargePayment(
  order: ChargingOrderDetail,
  refetch: () => Promise<number | null>,
  isPricing: boolean,
) {
  const { orderNo, payFee, plateNo, stationName } = order;
  const phase = phaseOf(order);
  const isDue = isDueIn(phase, order);
  const { draft, change } = useChargeDraft(orderNo);
  // A prepayment takes no coupon.
  const couponQuery = useListChargingCouponsQuery(
    { orderNo },
    { skip: phase !== 'unpaid', refetchOnMountOrArgChange: true },
  );
  const coupons = phase === 'unpaid' ? (couponQuery.currentData?.results ?? NONE) : NONE;
  const { coupon, isReplaced } = pickCoupon(coupons, draft.coupon);
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
