import type { Task } from 'redux-saga';

import type { Payable } from '@/domain/payment/payable';

/** The worker of this tab for one payable. A worker that pays cannot be cancelled; one that only polls can. */
export interface PaymentWorker {
  payable: Payable;
  isPaying: boolean;
  task: Task | undefined;
}
