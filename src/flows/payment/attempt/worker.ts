import type { Task } from 'redux-saga';

import type { Payable } from '@/domain/payment/payable';

/** What this tab does about one payable. `isPaying` cannot be interrupted; a mere question can. */
export interface Worker {
  payable: Payable;
  isPaying: boolean;
  task: Task | undefined;
}
