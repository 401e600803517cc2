import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';

import type { Answer } from './answers';
import type { Watch } from './watches';

export interface Worker {
  attempt: PaymentAttempt;
  answer: Answer | null;
}

export interface Tab {
  readonly workers: Map<string, Worker>;
  readonly watches: Watch[];
  /** Storage refuses the next write of this tab. */
  isRefused: boolean;
  /** What storage has refused, by key: only this tab knows it. */
  unstored: PaymentAttempts;
}

export const newTab = (): Tab => ({ workers: new Map(), watches: [], isRefused: false, unstored: {} });

export const copyOfTab = ({ workers, watches, isRefused, unstored }: Tab): Tab => ({
  workers: new Map([...workers].map(([key, worker]) => [key, { ...worker }])),
  watches: [...watches],
  isRefused,
  unstored,
});
