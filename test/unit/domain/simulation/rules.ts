import {
  belongsTo,
  closedOrdersOf,
  newAttempt,
  type PaymentAttempt,
  type PaymentAttempts,
} from '@/domain/payment/attempt';
import { isStrangers, renamed, withNameOf } from '@/domain/payment/attemptOwners';
import { keptOnly, merged, withPastOf } from '@/domain/payment/keptAttempts';
import { duplicatesOf, nextAfterLateAnswer, paidBefore, unreturnedOf } from '@/domain/payment/lateMoney';
import {
  nextAfterAnswer,
  nextAfterClose,
  nextAfterContinue,
  nextAfterDues,
  nextAfterHost,
  nextAfterLastQuestion,
  nextAfterLookUp,
  nextAfterLostOpen,
  nextAfterOpen,
  nextAfterQuietAnswer,
  nextAfterRefusal,
  nextAfterUnclosed,
  resumeStep,
} from '@/domain/payment/nextStep';
import { outcomeOfAttempt } from '@/domain/payment/outcome';
import { competes } from '@/domain/payment/payable';
import {
  blockersOf,
  canClose,
  canContinue,
  mayOpenNew,
  mayStillBePaid,
  permissionFor,
} from '@/domain/payment/permission';
import { canRepeat, nextAfterRepeat, nextBeforeRepeat } from '@/domain/payment/repeat';
import { isSealed, seal, unsealed, withKnown, withKnownOf } from '@/domain/payment/seal';
import { sealsOf, seenBy, takingOver, withoutOld, withoutStrangers, writtenOver } from '@/domain/payment/sealedSet';

/** What a tab sees: what is stored, and what storage has refused to keep for it. As `loadAttempts` of the flow has it. */
function withUnstored(stored: PaymentAttempts, unstored: PaymentAttempts): PaymentAttempts {
  const own = Object.values(unstored);
  if (own.length === 0) return stored;
  const isCopy = ({ key, requestId }: PaymentAttempt) =>
    own.some((attempt) => attempt.requestId === requestId && attempt.key !== key);
  const others = Object.values(stored).filter((attempt) => !isCopy(attempt));
  const seen = own.map((attempt) => merged(stored[attempt.key], attempt));
  return Object.fromEntries([...others, ...seen].map((attempt) => [attempt.key, attempt]));
}

/** The rules of payment that the simulated device follows. A test plants a fault by giving the simulation one rule that is wrong. */
export const rules = {
  belongsTo,
  blockersOf,
  canClose,
  canContinue,
  canRepeat,
  closedOrdersOf,
  competes,
  duplicatesOf,
  /** One tab at a time works on an attempt. */
  hasLocks: (): boolean => true,
  isSealed,
  isStrangers,
  keptOnly,
  mayOpenNew,
  mayStillBePaid,
  merged,
  newAttempt,
  nextAfterAnswer,
  nextAfterClose,
  nextAfterContinue,
  nextAfterDues,
  nextAfterHost,
  nextAfterLastQuestion,
  nextAfterLateAnswer,
  nextAfterLookUp,
  nextAfterLostOpen,
  nextAfterOpen,
  nextAfterQuietAnswer,
  nextAfterRefusal,
  nextAfterRepeat,
  nextAfterUnclosed,
  nextBeforeRepeat,
  outcomeOfAttempt,
  paidBefore,
  permissionFor,
  renamed,
  resumeStep,
  seal,
  sealsOf,
  seenBy,
  takingOver,
  unreturnedOf,
  unsealed,
  withKnown,
  withKnownOf,
  withNameOf,
  withPastOf,
  withoutOld,
  withUnstored,
  withoutStrangers,
  writtenOver,
};
export type Rules = typeof rules;
