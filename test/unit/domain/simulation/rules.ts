import {
  anonymizeAttempt,
  deanonymizeAttempt,
  isAttemptAnonymized,
  mergeRecognizedBills,
  withHashMatchedBills,
} from '@/domain/payment/anonymizeAttempt';
import {
  anonymizeExpiredAttempts,
  anonymizeOthersAttempts,
  findAnonymizedAttempts,
  inheritPayments,
  mergeWithStoredAttempts,
  toAttemptsForReader,
} from '@/domain/payment/anonymizedAttempts';
import {
  closedOrdersToReconcileOf,
  createAttempt,
  isVisibleToReader,
  type PaymentAttempt,
  type PaymentAttempts,
} from '@/domain/payment/attempt';
import { isAttemptByOtherDriver, renameOwner, restoreOwnerName } from '@/domain/payment/attemptOwners';
import { dropExpiredAttempts, mergePastOrdersFrom, resolveAttemptConflict } from '@/domain/payment/attemptRetention';
import {
  attemptAfterBackgroundPoll,
  attemptAfterCashierReport,
  attemptAfterClose,
  attemptAfterContinue,
  attemptAfterDues,
  attemptAfterFailedClose,
  attemptAfterLookup,
  attemptAfterLostOpen,
  attemptAfterOpen,
  attemptAfterPaymentResponse,
  attemptAfterPollTimeout,
  attemptAfterRefusal,
  attemptAfterResume,
} from '@/domain/payment/attemptTransitions';
import {
  attemptAfterClosedOrderResponse,
  doublePaymentsOf,
  hasEarlierPayment,
  unrefundedLatePayments,
} from '@/domain/payment/latePayments';
import { outcomeOfAttempt } from '@/domain/payment/outcome';
import { arePayablesConflicting } from '@/domain/payment/payable';
import {
  canClosePaymentOrder,
  canOpenPaymentOrder,
  canReopenCashier,
  findBlockingAttempts,
  getPayPermission,
  mayAttemptStillBePaid,
} from '@/domain/payment/payPermission';
import { attemptAfterRepeatEnd, attemptAfterRepeatStart, canRepeatOrderRequest } from '@/domain/payment/repeatRequest';

/** What a tab sees: what is stored, and what storage has refused to keep for it. As `loadAttempts` of the flow has it. */
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
  belongsTo: isVisibleToReader,
  blockersOf: findBlockingAttempts,
  canClose: canClosePaymentOrder,
  canContinue: canReopenCashier,
  canRepeat: canRepeatOrderRequest,
  closedOrdersOf: closedOrdersToReconcileOf,
  competes: arePayablesConflicting,
  duplicatesOf: doublePaymentsOf,
  /** One tab at a time works on an attempt. */
  hasLocks: (): boolean => true,
  isSealed: isAttemptAnonymized,
  isStrangers: isAttemptByOtherDriver,
  keptOnly: dropExpiredAttempts,
  mayOpenNew: canOpenPaymentOrder,
  mayStillBePaid: mayAttemptStillBePaid,
  merged: resolveAttemptConflict,
  newAttempt: createAttempt,
  nextAfterAnswer: attemptAfterPaymentResponse,
  nextAfterClose: attemptAfterClose,
  nextAfterContinue: attemptAfterContinue,
  nextAfterDues: attemptAfterDues,
  nextAfterHost: attemptAfterCashierReport,
  nextAfterLastQuestion: attemptAfterPollTimeout,
  nextAfterLateAnswer: attemptAfterClosedOrderResponse,
  nextAfterLookUp: attemptAfterLookup,
  nextAfterLostOpen: attemptAfterLostOpen,
  nextAfterOpen: attemptAfterOpen,
  nextAfterQuietAnswer: attemptAfterBackgroundPoll,
  nextAfterRefusal: attemptAfterRefusal,
  nextAfterRepeat: attemptAfterRepeatEnd,
  nextAfterUnclosed: attemptAfterFailedClose,
  nextBeforeRepeat: attemptAfterRepeatStart,
  outcomeOfAttempt,
  paidBefore: hasEarlierPayment,
  permissionFor: getPayPermission,
  renamed: renameOwner,
  resumeStep: attemptAfterResume,
  seal: anonymizeAttempt,
  sealsOf: findAnonymizedAttempts,
  seenBy: toAttemptsForReader,
  takingOver: inheritPayments,
  unreturnedOf: unrefundedLatePayments,
  unsealed: deanonymizeAttempt,
  withKnown: withHashMatchedBills,
  withKnownOf: mergeRecognizedBills,
  withNameOf: restoreOwnerName,
  withPastOf: mergePastOrdersFrom,
  withoutOld: anonymizeExpiredAttempts,
  withUnstored,
  withoutStrangers: anonymizeOthersAttempts,
  writtenOver: mergeWithStoredAttempts,
};
export type Rules = typeof rules;
