import type { PaymentAttempt } from '@/domain/payment/attempt';

import type { Watch } from './watches';

/** What the server has said, which the client has not heard yet. Null: it gave no answer to this driver. */
export interface Answer {
  readonly atMs: number;
  readonly hear: ((attempt: PaymentAttempt) => PaymentAttempt) | null;
}

export interface Worker {
  attempt: PaymentAttempt;
  answer: Answer | null;
}

export interface Tab {
  readonly workers: Map<string, Worker>;
  readonly watches: Watch[];
}

export const newTab = (): Tab => ({ workers: new Map(), watches: [] });
