import { lazyFlow } from '@/app/lazyFlow';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import {
  billOpened,
  journalRead,
  paymentCheckRequested,
  paymentContinued,
  paymentRequested,
  purchaseRequested,
  requestEnded,
} from '@/flows/payment/state/paymentSlice';
import { sessionEnded } from '@/flows/session/sessionSlice';
import { REQUESTS_KEY } from '@/services/transport/storage/journalKeys';

/** Loaded at start where the journal has an attempt, because the server must be asked about it. Otherwise loaded when a bill is opened. */
export const paymentFlow = lazyFlow({
  name: 'paymentSaga',
  load: () =>
    import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga').then(({ paymentSaga }) => paymentSaga),
  isFor: (action) =>
    [billOpened, paymentRequested, purchaseRequested, paymentContinued, paymentCheckRequested].some((creator) =>
      creator.match(action),
    ),
  isNeededNow: ({ local }) => [JOURNAL_KEY, REQUESTS_KEY].some((key) => local.get(key) !== null),
  // Another tab may have paid. What names the driver does not outlive the session.
  wakes: sessionEnded.match,
  whenNotNeeded: () => journalRead({ attempts: {}, reader: '' }),
  isAct: (action) => [paymentRequested, purchaseRequested, paymentContinued].some((creator) => creator.match(action)),
  giveUp: (action) =>
    paymentRequested.match(action) || purchaseRequested.match(action)
      ? requestEnded({ key: action.payload.key })
      : null,
});
