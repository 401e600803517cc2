import {
  anonymizeAttempt,
  deanonymizeAttempt,
  isPaymentAttemptAnonymized,
  mergeHashMatchedBillsOfCopy,
  withHashMatchedBills,
} from '@/domain/payment/anonymizeAttempt';
import {
  anonymizeExpiredAttempts,
  anonymizeOthersAttempts,
  findAnonymizedAttempts,
  inheritPaymentHistory,
  mergeAttemptWithStored,
  toAttemptsForCurrentDriver,
} from '@/domain/payment/anonymizedAttempts';
import {
  closedOrdersToReconcileOf,
  createPaymentAttempt,
  isOwnOrVisitorPayment,
  type PaymentAttempt,
  type PaymentAttempts,
} from '@/domain/payment/attempt';
import { isAttemptByOtherDriver, renameAttemptOwner, restoreAttemptOwnerName } from '@/domain/payment/attemptOwners';
import {
  dropExpiredAttempts,
  mergePastOrdersOfAttemptCopy,
  resolveAttemptConflict,
} from '@/domain/payment/attemptRetention';
import {
  attemptAfterBackgroundPoll,
  attemptAfterCashierReopened,
  attemptAfterCashierReport,
  attemptAfterDueStateResponse,
  attemptAfterFailedOrderClose,
  attemptAfterLostOrderResponse,
  attemptAfterOrderCloseResponse,
  attemptAfterOrderLookup,
  attemptAfterOrderOpened,
  attemptAfterOrderRefusal,
  attemptAfterPaymentResponse,
  attemptAfterPollTimeout,
  attemptAfterResume,
} from '@/domain/payment/attemptTransitions';
import {
  attemptAfterClosedOrderResponse,
  doublePaymentsOf,
  hasEarlierPayment,
  unrefundedLatePayments,
} from '@/domain/payment/latePayments';
import { paymentOutcomeOfAttempt } from '@/domain/payment/outcome';
import { arePayablesConflicting } from '@/domain/payment/payable';
import {
  canClosePaymentOrder,
  canOpenPaymentOrder,
  canReopenCashier,
  findBlockingAttempts,
  getPayPermission,
  mayAttemptStillBePaid,
} from '@/domain/payment/payPermission';
import {
  attemptAfterRequestRepeatEnd,
  attemptAfterRequestRepeatStart,
  canRepeatOrderRequest,
} from '@/domain/payment/repeatRequest';

/** What a tab sees: what is stored, and what storage has refused to keep for it. As `loadPaymentAttempts` of the flow has it. */
function withUnstored(stored: PaymentAttempts, unstored: PaymentAttempts): PaymentAttempts {
  const own = Object.values(unstored);
  if (own.length === 0) return stored;
  const isCopy = ({ key, requestId }: PaymentAttempt) =>
    own.some((attempt) => attempt.requestId === requestId && attempt.key !== key);
  const others = Object.values(stored).filter((attempt) => !isCopy(attempt));
  const seen = own.map((attempt) => resolveAttemptConflict(stored[attempt.key], attempt));
  return Object.fromEntries([...others, ...seen].map((attempt) => [attempt.key, attempt]));
}

/** The rules of payment that the simulated device follows. A test plants a fault by giving the simulation one rule that is wrong. */
export const rules = {
  belongsTo: isOwnOrVisitorPayment,
  blockersOf: findBlockingAttempts,
  canClose: canClosePaymentOrder,
  canContinue: canReopenCashier,
  canRepeat: canRepeatOrderRequest,
  closedOrdersOf: closedOrdersToReconcileOf,
  competes: arePayablesConflicting,
  duplicatesOf: doublePaymentsOf,
  /** One tab at a time works on an attempt. */
  hasLocks: (): boolean => true,
  isSealed: isPaymentAttemptAnonymized,
  isStrangers: isAttemptByOtherDriver,
  keptOnly: dropExpiredAttempts,
  mayOpenNew: canOpenPaymentOrder,
  mayStillBePaid: mayAttemptStillBePaid,
  merged: resolveAttemptConflict,
  newAttempt: createPaymentAttempt,
  nextAfterAnswer: attemptAfterPaymentResponse,
  nextAfterClose: attemptAfterOrderCloseResponse,
  nextAfterContinue: attemptAfterCashierReopened,
  nextAfterDues: attemptAfterDueStateResponse,
  nextAfterHost: attemptAfterCashierReport,
  nextAfterLastQuestion: attemptAfterPollTimeout,
  nextAfterLateAnswer: attemptAfterClosedOrderResponse,
  nextAfterLookUp: attemptAfterOrderLookup,
  nextAfterLostOpen: attemptAfterLostOrderResponse,
  nextAfterOpen: attemptAfterOrderOpened,
  nextAfterQuietAnswer: attemptAfterBackgroundPoll,
  nextAfterRefusal: attemptAfterOrderRefusal,
  nextAfterRepeat: attemptAfterRequestRepeatEnd,
  nextAfterUnclosed: attemptAfterFailedOrderClose,
  nextBeforeRepeat: attemptAfterRequestRepeatStart,
  outcomeOfAttempt: paymentOutcomeOfAttempt,
  paidBefore: hasEarlierPayment,
  permissionFor: getPayPermission,
  renamed: renameAttemptOwner,
  resumeStep: attemptAfterResume,
  seal: anonymizeAttempt,
  sealsOf: findAnonymizedAttempts,
  seenBy: toAttemptsForCurrentDriver,
  takingOver: inheritPaymentHistory,
  unreturnedOf: unrefundedLatePayments,
  unsealed: deanonymizeAttempt,
  withKnown: withHashMatchedBills,
  withKnownOf: mergeHashMatchedBillsOfCopy,
  withNameOf: restoreAttemptOwnerName,
  withPastOf: mergePastOrdersOfAttemptCopy,
  withoutOld: anonymizeExpiredAttempts,
  withUnstored,
  withoutStrangers: anonymizeOthersAttempts,
  writtenOver: mergeAttemptWithStored,
};
export type Rules = typeof rules;
