import {
  anonymize,
  deanonymize,
  isAnonymized,
  withRecognizedBills,
  withRecognizedFrom,
} from '@/domain/payment/anonymize';
import {
  anonymizeExpired,
  anonymizeOthers,
  findAnonymized,
  inheritPayments,
  mergeWithStored,
  toReaderView,
} from '@/domain/payment/anonymizedAttempts';
import {
  belongsTo,
  closedOrdersOf,
  createAttempt,
  type PaymentAttempt,
  type PaymentAttempts,
} from '@/domain/payment/attempt';
import { isByOtherDriver, renameOwner, restoreOwnerName } from '@/domain/payment/attemptOwners';
import { dropExpiredAttempts, mergeAttempts, mergePastFrom } from '@/domain/payment/attemptRetention';
import {
  afterPollingExhausted,
  nextAfterBackgroundPoll,
  nextAfterClose,
  nextAfterContinue,
  nextAfterDues,
  nextAfterFailedClose,
  nextAfterHostReport,
  nextAfterLookUp,
  nextAfterLostOpen,
  nextAfterOpen,
  nextAfterRefusal,
  nextAfterResponse,
  resumeStep,
} from '@/domain/payment/attemptTransitions';
import { doublePayments, isPaidBefore, nextAfterLateResponse, unrefundedPayments } from '@/domain/payment/latePayments';
import { outcomeOfAttempt } from '@/domain/payment/outcome';
import { isConflicting } from '@/domain/payment/payable';
import {
  canClose,
  canContinue,
  canOpenNewOrder,
  findBlockers,
  mayStillBePaid,
  permissionFor,
} from '@/domain/payment/permission';
import { canRepeat, nextAfterRepeat, nextBeforeRepeat } from '@/domain/payment/repeatRequest';

/** What a tab sees: what is stored, and what storage has refused to keep for it. As `loadAttempts` of the flow has it. */
function withUnstored(stored: PaymentAttempts, unstored: PaymentAttempts): PaymentAttempts {
  const own = Object.values(unstored);
  if (own.length === 0) return stored;
  const isCopy = ({ key, requestId }: PaymentAttempt) =>
    own.some((attempt) => attempt.requestId === requestId && attempt.key !== key);
  const others = Object.values(stored).filter((attempt) => !isCopy(attempt));
  const seen = own.map((attempt) => mergeAttempts(stored[attempt.key], attempt));
  return Object.fromEntries([...others, ...seen].map((attempt) => [attempt.key, attempt]));
}

/** The rules of payment that the simulated device follows. A test plants a fault by giving the simulation one rule that is wrong. */
export const rules = {
  belongsTo,
  blockersOf: findBlockers,
  canClose,
  canContinue,
  canRepeat,
  closedOrdersOf,
  competes: isConflicting,
  duplicatesOf: doublePayments,
  /** One tab at a time works on an attempt. */
  hasLocks: (): boolean => true,
  isSealed: isAnonymized,
  isStrangers: isByOtherDriver,
  keptOnly: dropExpiredAttempts,
  mayOpenNew: canOpenNewOrder,
  mayStillBePaid,
  merged: mergeAttempts,
  newAttempt: createAttempt,
  nextAfterAnswer: nextAfterResponse,
  nextAfterClose,
  nextAfterContinue,
  nextAfterDues,
  nextAfterHost: nextAfterHostReport,
  nextAfterLastQuestion: afterPollingExhausted,
  nextAfterLateAnswer: nextAfterLateResponse,
  nextAfterLookUp,
  nextAfterLostOpen,
  nextAfterOpen,
  nextAfterQuietAnswer: nextAfterBackgroundPoll,
  nextAfterRefusal,
  nextAfterRepeat,
  nextAfterUnclosed: nextAfterFailedClose,
  nextBeforeRepeat,
  outcomeOfAttempt,
  paidBefore: isPaidBefore,
  permissionFor,
  renamed: renameOwner,
  resumeStep,
  seal: anonymize,
  sealsOf: findAnonymized,
  seenBy: toReaderView,
  takingOver: inheritPayments,
  unreturnedOf: unrefundedPayments,
  unsealed: deanonymize,
  withKnown: withRecognizedBills,
  withKnownOf: withRecognizedFrom,
  withNameOf: restoreOwnerName,
  withPastOf: mergePastFrom,
  withoutOld: anonymizeExpired,
  withUnstored,
  withoutStrangers: anonymizeOthers,
  writtenOver: mergeWithStored,
};
export type Rules = typeof rules;
