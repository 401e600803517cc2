import type { ReactNode } from 'react';

import { useServerNow } from '@/platform/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { type ClaimedCoupon, toClaimedCouponFactRows } from '../model/toClaimedCoupon';

interface CouponClaimResultViewProps {
  readonly frame: { readonly name: string; readonly title: string };
  /** The coupon of the address, if this device claimed it; null for any other coupon, which is not shown as claimed. */
  readonly coupon: ClaimedCoupon | null;
  readonly nextText: (taken: ClaimedCoupon) => string;
  readonly actions: (taken: ClaimedCoupon) => ReactNode;
  readonly emptyState: { readonly text: string; readonly action: ReactNode };
}

/** The result of a claim: which coupon, its value, its expiry, and when it is used. */
export function CouponClaimResultView({ frame, coupon, nextText, actions, emptyState }: CouponClaimResultViewProps) {
  const now = useServerNow();
  if (coupon === null) {
    return (
      <ScreenFrame {...frame}>
        <EmptyState illustration="coupon" {...emptyState} />
      </ScreenFrame>
    );
  }
  return (
    <ResultScreen frame={frame} status="success" word="领取成功" nextStep={nextText(coupon)} actions={actions(coupon)}>
      <CouponTicket coupon={coupon} nowMs={now} />
      <Card>
        <FactRows facts={toClaimedCouponFactRows(coupon, now)} />
      </Card>
    </ResultScreen>
  );
}
