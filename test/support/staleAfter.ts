import type { Payable } from '@/domain/payment/payable';
import { freshness } from '@/flows/freshness/freshness';
import { settledStale, soldOf } from '@/flows/payment/sold/soldTable';

type Invalidation = { type: string; payload: unknown };

const tagsOf = (actions: readonly { type: string }[]): string[] =>
  (actions as readonly Invalidation[]).flatMap(({ type, payload }) =>
    (payload as string[]).map((tag) => `${type.split('/')[0] ?? ''}: ${tag}`),
  );

/** The tags that these actions make stale in the services, as `driverApi: Balance`. */
export const staleAfter = (actions: readonly { type: string }[]): string[] =>
  actions.flatMap((action) => freshness.filter(({ when }) => when(action)).flatMap(({ stale }) => tagsOf(stale())));

/** The tags that a settled payment for this makes stale. */
export const staleAfterPaying = (payable: Payable): string[] => tagsOf([...soldOf(payable).stale(), ...settledStale()]);
