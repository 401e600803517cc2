import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';

import { parseServerTime } from '@/domain/time';
import { useToast } from '@/flows/notices/useDialogs';
import { SECOND_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { useCreateCouponQrCodeQuery } from '@/services/coupon/merchants';

import { parseCouponCode } from './model/couponQrContent';

/** How often the offer is polled, to show that a guest has claimed the coupon. */
const POLLING = { visibleMs: 3 * SECOND_MS };

/** The QR code to show and the state of its offer. A code for one car renews itself when it has been claimed. */
export function useCouponQrCode(merchantCouponId: string, useLimit: 0 | 1) {
  const toast = useToast();
  const query = useCreateCouponQrCodeQuery({ merchantCouponId, useLimit }, { refetchOnMountOrArgChange: true });
  const qrCode = query.isFetching ? undefined : query.currentData;
  const couponCode = qrCode === undefined ? undefined : parseCouponCode(qrCode.qrContent);
  const offerQuery = useGetCouponOfferQuery(couponCode === undefined ? skipToken : { code: couponCode });
  usePolling(couponCode === undefined ? null : offerQuery.refetch, POLLING);
  const latestOffer = offerQuery.currentData;
  const isClaimed = useLimit === 1 && (latestOffer?.takenNum ?? 0) > 0;
  const { refetch } = query;
  useEffect(() => {
    if (!isClaimed) return;
    toast('顾客已领取，已换新码');
    void refetch();
  }, [isClaimed, refetch, toast]);
  return {
    query,
    qrCode,
    renew: () => void refetch(),
    /** Undefined until a code is loaded. */
    leftNum: latestOffer?.leftNum ?? qrCode?.leftNum,
    takenNum: latestOffer?.takenNum ?? 0,
    closedReason: latestOffer?.closedReason ?? '',
    untilMs: parseServerTime(qrCode?.expireTime ?? ''),
  };
}
