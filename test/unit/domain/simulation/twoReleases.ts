import * as v from 'valibot';

import type { DeviceAndServerTime } from '@/domain/now';
import type { PaymentAttempt, PaymentAttempts } from '@/domain/payment/attempt';
import { storedPaymentAttemptSchema } from '@/flows/payment/journal/storedPaymentAttemptSchema';

import { lastRelease } from '../../../support/lastRelease';
import { type Rules, rules } from './rules';

type Schema = v.GenericSchema<unknown, PaymentAttempt>;

/** The attempts as a release reads them from storage: without what it does not know. What has been recognised of a sealed one is in memory. */
function readBy(schema: Schema) {
  const known = new WeakMap<PaymentAttempt, PaymentAttempt | null>();
  const one = (attempt: PaymentAttempt): PaymentAttempt | null => {
    const read = v.safeParse(schema, JSON.parse(JSON.stringify(attempt)));
    if (!read.success) return null;
    const { payable } = read.output;
    return payable.kind === 'sealed' && attempt.payable.kind === 'sealed'
      ? { ...read.output, payable: { ...payable, ...pick(attempt.payable) } }
      : read.output;
  };
  return (attempts: PaymentAttempts): PaymentAttempts =>
    Object.fromEntries(
      Object.entries(attempts).flatMap(([key, attempt]) => {
        if (!known.has(attempt)) known.set(attempt, one(attempt));
        const read = known.get(attempt);
        return read == null ? [] : [[key, read]];
      }),
    );
}

const pick = ({ known }: { known?: unknown }): object => (known === undefined ? {} : { known });

/** Where our rules take a moment, those of the last release take the time of the device. */
const toDeviceTime = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'deviceMs' in value ? (value as DeviceAndServerTime).deviceMs : value;

/** The last release had no rule for these. */
const WITHOUT: Pick<Rules, 'hasLocks' | 'nextAfterUnclosed' | 'renamed' | 'withoutOld' | 'withUnstored'> = {
  hasLocks: rules.hasLocks,
  nextAfterUnclosed: rules.nextAfterUnclosed,
  renamed: (attempt) => attempt,
  withoutOld: (attempts) => attempts,
  withUnstored: (stored) => stored,
};

const readByLast = readBy(lastRelease.attemptSchema as Schema);
const readByThis = readBy(storedPaymentAttemptSchema);

const ofLast = Object.fromEntries(
  Object.keys(rules).map((name) => {
    if (name in WITHOUT) return [name, WITHOUT[name as keyof typeof WITHOUT]];
    const rule = lastRelease.rules[name];
    if (rule === undefined) throw new Error(`the last release has no rule ${name}`);
    return [name, (...args: unknown[]) => rule(...args.map(toDeviceTime))];
  }),
) as unknown as Rules;

/** The rules of the release that the acting tab runs, over one storage. @param planted rules of this release that are wrong */
export const rulesOfBoth = (isLastActing: () => boolean, planted: Partial<Rules> = {}): Rules =>
  Object.fromEntries(
    Object.keys(rules).map((name) => {
      const both = [{ ...rules, ...planted }, ofLast].map(
        (one) => one[name as keyof Rules] as (...args: unknown[]) => unknown,
      );
      return [
        name,
        (...args: unknown[]) => {
          const isLast = isLastActing();
          const rule = both[isLast ? 1 : 0]!;
          if (name !== 'keptOnly') return rule(...args);
          // A planted rule may write what only a later release can read.
          const ours = Object.keys(planted).length === 0 ? readByThis : (all: PaymentAttempts) => all;
          return rule((isLast ? readByLast : ours)(args[0] as PaymentAttempts), ...args.slice(1));
        },
      ];
    }),
  ) as unknown as Rules;
