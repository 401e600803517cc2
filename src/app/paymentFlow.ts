import { lazyFlow } from '@/app/lazyFlow';
import { payableKey } from '@/domain/payment/payable';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import {
  billOpened,
  journalRead,
  paymentCheckRequested,
  paymentContinued,
  paymentRequested,
  purchaseRequested,
  requestEnded,
  slotOf,
} from '@/flows/payment/state/paymentSlice';

/** Loaded at start where the journal has an attempt, because the server must be asked about it. Otherwise loaded when a bill is opened. */
export const paymentFlow = lazyFlow({
  name: 'paymentSaga',
  load: () =>
    import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga').then(({ paymentSaga }) => paymentSaga),
  isFor: (action) =>
    [billOpened, paymentRequested, purchaseRequested, paymentContinued, paymentCheckRequested].some((creator) =>
      creator.match(action),
    ),
  isNeededNow: ({ local }) => local.get(JOURNAL_KEY) !== null,
  whenNotNeeded: () => journalRead({ attempts: {}, reader: '' }),
  giveUp: (action) => {
    if (paymentRequested.match(action)) return requestEnded({ key: payableKey(action.payload.payable) });
    return purchaseRequested.match(action) ? requestEnded({ key: payableKey(slotOf(action.payload)) }) : null;
  },
});
