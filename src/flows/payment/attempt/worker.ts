import type { Task } from 'redux-saga';

import type { Payable } from '@/domain/payment/payable';

/** The work of this tab on one payable. A worker that pays cannot be interrupted; one that only polls can. */
export interface Worker {
  payable: Payable;
  isPaying: boolean;
  task: Task | undefined;
}
