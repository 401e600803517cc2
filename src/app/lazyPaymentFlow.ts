import { createLazyFlow } from '@/app/createLazyFlow';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
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
import { REQUEST_JOURNAL_STORAGE_KEY } from '@/platform/storage/journalKeys';

/**
 * Loaded at start if the journal has an attempt, because its status must be polled. Otherwise loaded when a bill is
 * opened.
 */
export const lazyPaymentFlow = createLazyFlow({
  name: 'paymentSaga',
  load: () =>
    import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga').then(({ paymentSaga }) => paymentSaga),
  handles: (action) =>
    [billOpened, paymentRequested, purchaseRequested, paymentContinued, paymentCheckRequested].some((creator) =>
      creator.match(action),
    ),
  isNeeded: ({ local }) => [PAYMENT_JOURNAL_KEY, REQUEST_JOURNAL_STORAGE_KEY].some((key) => local.get(key) !== null),
  // Another tab may have paid. Data that names the driver is removed when the session ends.
  triggersLoad: sessionEnded.match,
  toIdleAction: () => journalRead({ attempts: {}, reader: '' }),
  isUserCommand: (action) =>
    [paymentRequested, purchaseRequested, paymentContinued].some((creator) => creator.match(action)),
  toFailureAction: (action) =>
    paymentRequested.match(action) || purchaseRequested.match(action)
      ? requestEnded({ key: action.payload.key })
      : null,
});
