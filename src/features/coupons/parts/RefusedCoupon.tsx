import type { ReactNode } from 'react';

import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { MerchantContact } from './MerchantContact';

interface RefusedCouponProps {
  readonly frame: { readonly name: string; readonly title: string };
  readonly code: string | undefined;
  readonly refusal: { readonly word: string; readonly advice: string };
  readonly actions: ReactNode;
}

/** Why a coupon was refused, what the driver can do about it, and whom to ask. */
export function RefusedCoupon({ frame, code, refusal, actions }: RefusedCouponProps) {
  return (
    <ResultScreen
      frame={frame}
      // Not red, because nothing is lost and nothing is owed.
      status="closed"
      word={refusal.word}
      next={refusal.advice}
      actions={actions}
    >
      {code !== undefined && <MerchantContact code={code} />}
    </ResultScreen>
  );
}
