import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';
import { type AgreedPassPeriod, type CreatePassArgs, passCalls, type PurchaseToPay } from '@/services/special/passes';
import { passOffPeakApi } from '@/services/special/passOffPeakApi';

/** A new pass, or more cycles of an existing one. */
export type PassOrderInput =
  | ({ readonly is: 'new' } & Readonly<Omit<CreatePassArgs, 'requestId'>>)
  | ({ readonly is: 'renewal'; readonly bagOrderNo: string; readonly cycles: number } & Readonly<AgreedPassPeriod>);

const find = getRequestLookupEndpoint(passOffPeakApi);
const stale = passOffPeakApi.util.invalidateTags(['Pass', 'PassRule']);

/**
 * Creates the request for the order of a pass. The order holds a place, so an order without a known result is queried
 * before another one is created. A rule, and a pass, have one unresolved order at a time.
 */
export function toPassOrderRequestIntent(values: PassOrderInput) {
  if (values.is === 'new') {
    const { is: _new, ...args } = values;
    return {
      key: `pass.new:${args.ruleId}`,
      endpoint: passCalls.endpoints.createPass,
      args,
      find,
      idOf: ({ order }: { order: PurchaseToPay }) => order.orderNo,
      stale,
    };
  }
  const { is: _renewal, ...args } = values;
  return {
    key: `pass.renewal:${args.bagOrderNo}`,
    endpoint: passCalls.endpoints.renewPass,
    args,
    find,
    idOf: ({ orderNo }: PurchaseToPay) => orderNo,
    stale,
  };
}
