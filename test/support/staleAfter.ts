import type { Payable } from '@/domain/payment/payable';
import { invalidationRules } from '@/flows/freshness/invalidationRules';
import {
  getCheckoutProductDefinition,
  getSettledPaymentInvalidationActions,
} from '@/flows/payment/products/checkoutProductRegistry';

type Invalidation = { type: string; payload: unknown };

const tagsOf = (actions: readonly { type: string }[]): string[] =>
  (actions as readonly Invalidation[]).flatMap(({ type, payload }) =>
    (payload as string[]).map((tag) => `${type.split('/')[0] ?? ''}: ${tag}`),
  );

/** The tags that these actions make stale in the services, as `driverApi: Balance`. */
export const staleAfter = (actions: readonly { type: string }[]): string[] =>
  actions.flatMap((action) =>
    invalidationRules.filter(({ matches }) => matches(action)).flatMap(({ invalidations }) => tagsOf(invalidations())),
  );

/** The tags that a settled payment for this makes stale. */
export const staleAfterPaying = (payable: Payable): string[] =>
  tagsOf([...getCheckoutProductDefinition(payable).invalidations(), ...getSettledPaymentInvalidationActions()]);
