import { type CouponChoice, resolveCouponChoice } from '@/domain/coupon/couponChoice';
import { calculateBillAmountDueCents } from '@/domain/stay/toBillPriceRows';
import { isServiceError, type ServiceError } from '@/services/base/baseQuery/serviceError';
import {
  type ParkingBillCoupon,
  type ParkingBillKey,
  useGetParkingBillQuery,
  useListUsableCouponsQuery,
} from '@/services/charge/bills';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

const NONE: readonly ParkingBillCoupon[] = [];

export interface BillPriceState {
  /** The combined query of the bill and its coupons. `refetch` refreshes both. */
  readonly query: LoadQueryResult<ParkingBill>;
  readonly bill: ParkingBill | undefined;
  readonly error: ServiceError | null;
  /** The bill or its coupons are being queried. */
  readonly isFetching: boolean;
  readonly coupons: readonly ParkingBillCoupon[];
  /** How many coupons were dropped from the response because they could not be parsed. */
  readonly droppedCouponCount: number;
  readonly couponLoad: ContentLoadState;
  readonly coupon: ParkingBillCoupon | null;
  readonly isCouponReplaced: boolean;
  /** The amount left to pay after the coupon, in cents; NaN when it is unknown. */
  readonly dueCents: number;
  /** Refreshes the bill and its coupons. Resolves to the amount in cents, or to null when it could not be loaded. */
  readonly refresh: () => Promise<number | null>;
}

/** A bill and its price with the chosen coupon. Both are refetched whenever a screen mounts. */
export function useBillPrice(key: ParkingBillKey, choice: CouponChoice): BillPriceState {
  const refetchAlways = { refetchOnMountOrArgChange: true } as const;
  const billQuery = useGetParkingBillQuery(key, refetchAlways);
  const couponQuery = useListUsableCouponsQuery(key, refetchAlways);
  const bill = billQuery.currentData;
  const coupons = couponQuery.currentData?.results ?? NONE;
  // The payment flow queries the same bill and handles its own errors. They are not shown while a bill is on the
  // screen.
  const isBackgroundQuery = bill !== undefined && billQuery.originalArgs?.toldBy === 'caller';
  const { coupon, isReplaced } = resolveCouponChoice(coupons, choice);
  const refresh = async () => {
    const [freshBill, freshCoupons] = await Promise.all([billQuery.refetch(), couponQuery.refetch()]);
    if (freshBill.data === undefined || freshBill.isError) return null;
    return calculateBillAmountDueCents(
      freshBill.data,
      resolveCouponChoice(freshCoupons.data?.results ?? NONE, choice).coupon,
    );
  };
  const error = isServiceError(billQuery.error) && !isBackgroundQuery ? billQuery.error : null;
  const combined = { isFetching: billQuery.isFetching || couponQuery.isFetching, refetch: refresh };
  return {
    // An error stays visible while the query is retried.
    query: { ...combined, currentData: bill, isError: error !== null, error },
    bill,
    error,
    isFetching: combined.isFetching,
    coupons,
    droppedCouponCount: countDroppedRows(couponQuery.currentData),
    couponLoad: toContentLoadState(
      { ...couponQuery, ...combined },
      {
        message: '优惠加载失败',
        waitingFor: '正在查询可用优惠…',
        advice: (usual) => `${usual}，也可以不用优惠直接支付`,
        isEmpty: ({ results }) => results.length === 0,
      },
    ),
    coupon,
    isCouponReplaced: isReplaced,
    dueCents: bill === undefined ? Number.NaN : calculateBillAmountDueCents(bill, coupon),
    refresh,
  };
}
