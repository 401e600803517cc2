import type { Load } from '@/ui/load/LoadedContent';
import { failureWords } from '@/widgets/loading/failureWords';

import type { BillsToPay } from './useBillsToPay';

interface BillsWords {
  /** What did not come when it failed: `账单没有查到`. */
  readonly what: string;
  readonly waitingFor: string;
}

/** Where a question for bills stands, as a list takes it. Nobody is charged by asking, and a driver is told so. */
export const billsLoad = (
  asked: Pick<BillsToPay, 'error' | 'isFetching' | 'refresh'>,
  state: Load['state'],
  { what, waitingFor }: BillsWords,
): Load => ({
  state,
  waitingFor,
  failure: {
    what,
    money: '没有扣款',
    ...failureWords(asked.error),
    onRetry: () => void asked.refresh(),
    isRetrying: asked.isFetching,
  },
  refresh: asked.refresh,
});
