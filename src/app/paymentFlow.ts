import { payableKey } from '@/domain/payment/payable';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import {
  billOpened,
  journalRead,
  paymentCheckAsked,
  paymentContinued,
  paymentRequested,
  requestEnded,
} from '@/flows/payment/state/paymentSlice';

import { lateFlow } from './lateFlow';

/** Loaded at start where the journal has an attempt, because the server must be asked about it. Otherwise loaded when a bill is opened. */
export const paymentFlow = lateFlow({
  name: 'paymentSaga',
  load: () =>
    import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga').then(({ paymentSaga }) => paymentSaga),
  isFor: (action) =>
    [billOpened, paymentRequested, paymentContinued, paymentCheckAsked].some((creator) => creator.match(action)),
  isNeededNow: ({ local }) => local.get(JOURNAL_KEY) !== null,
  whenNotNeeded: () => journalRead({}),
  giveUp: (action) =>
    paymentRequested.match(action) ? requestEnded({ key: payableKey(action.payload.payable) }) : null,
});
