import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';

import { parseServerTime } from '@/domain/time';
import { useToast } from '@/flows/notices/useDialogs';
import { SECOND_MS } from '@/lib/timeUnits';
import { useGetCouponOfferQuery } from '@/services/coupon/couponOffers';
import { useCreateCouponQrCodeQuery } from '@/services/coupon/merchants';
import { usePolling } from '@/services/transport/clock/usePolling';

import { codeIn } from './model/qrContent';

/** How soon the shop sees that a guest has taken the coupon. */
const RHYTHM = { seenMs: 3 * SECOND_MS };

/** A code to be shown, and what has become of it. One for one car renews itself when it was taken. */
export function useQrCode(merchantCouponId: string, useLimit: 0 | 1) {
  const toast = useToast();
  const asked = useCreateCouponQrCodeQuery({ merchantCouponId, useLimit }, { refetchOnMountOrArgChange: true });
  const shown = asked.isFetching ? undefined : asked.currentData;
  const code = shown === undefined ? undefined : codeIn(shown.qrContent);
  const offer = useGetCouponOfferQuery(code === undefined ? skipToken : { code });
  usePolling(code === undefined ? null : offer.refetch, RHYTHM);
  const now = offer.currentData;
  const isTaken = useLimit === 1 && (now?.takenNum ?? 0) > 0;
  const { refetch } = asked;
  useEffect(() => {
    if (!isTaken) return;
    toast('顾客已领取，已换新码');
    void refetch();
  }, [isTaken, refetch, toast]);
  return {
    asked,
    shown,
    renew: () => void refetch(),
    /** Undefined until a code is shown. */
    leftNum: now?.leftNum ?? shown?.leftNum,
    takenNum: now?.takenNum ?? 0,
    closedReason: now?.closedReason ?? '',
    untilMs: parseServerTime(shown?.expireTime ?? ''),
  };
}
