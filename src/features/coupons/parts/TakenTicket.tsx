import type { ReactNode } from 'react';

import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { CouponTicket } from '@/ui/coupon/CouponTicket';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { type TakenCoupon, takenFacts } from '../model/takenCoupon';

interface TakenTicketProps {
  readonly frame: { readonly name: string; readonly title: string };
  /** What this device received for the coupon of the address; null for every other coupon, which is not shown as taken. */
  readonly taken: TakenCoupon | null;
  readonly next: (taken: TakenCoupon) => string;
  readonly actions: (taken: TakenCoupon) => ReactNode;
  readonly unknown: { readonly text: string; readonly action: ReactNode };
}

/** A coupon was taken: which one, its saving, its expiry, and when it is used. */
export function TakenTicket({ frame, taken, next, actions, unknown }: TakenTicketProps) {
  const now = useServerNow();
  if (taken === null) {
    return (
      <ScreenFrame {...frame}>
        <Empty drawing="coupon" {...unknown} />
      </ScreenFrame>
    );
  }
  return (
    <ResultScreen frame={frame} status="success" word="领取成功" next={next(taken)} actions={actions(taken)}>
      <CouponTicket coupon={taken} nowMs={now} />
      <Card>
        <FactRows facts={takenFacts(taken, now)} />
      </Card>
    </ResultScreen>
  );
}
