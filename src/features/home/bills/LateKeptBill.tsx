import { latePart } from '@/ui/late/latePart';
import { Failure } from '@/ui/load/Failure';

import type { KeptBillCardProps } from './KeptBillCard';

/** In the same file as the flow that found the bill, so it is mostly here. */
export const LateKeptBill = latePart<KeptBillCardProps>(
  'kept bill',
  async () => (await import(/* webpackChunkName: "offline" */ './KeptBillCard')).KeptBillCard,
  {
    without: ({ onRetry, isRetrying }) => (
      <Failure what="在停车辆没有查到" size="block" isRetrying={isRetrying} onRetry={onRetry} />
    ),
  },
);
