import { useCallback } from 'react';
import { useSelector } from 'react-redux';

import { findLaterPayment } from '@/domain/payment/laterPayment';
import { paymentResultPath } from '@/flows/payment/result/paymentScreens';
import type { WithPayment } from '@/flows/payment/state/paymentSlice';
import type { PathName } from '@/navigation/paths';

import type { PaymentResult } from '../model/paymentResult';

/** The path to the result of a later payment for the same bills; null if there is none. */
export function useLaterPaymentResultPath(result: PaymentResult, at: PathName): string | null {
  const { outcome, payable, payId, paidAtMs, decidedAtMs } = result;
  const isPaid = outcome === 'paid' || outcome === 'partly';
  return useSelector(
    useCallback(
      ({ payment: { attempts, reader } }: WithPayment) => {
        if (!isPaid) return null;
        const later = findLaterPayment(attempts, reader, { payable, payId, paidAtMs, decidedAtMs });
        return later === null ? null : paymentResultPath(later, at);
      },
      [isPaid, payable, payId, paidAtMs, decidedAtMs, at],
    ),
  );
}
