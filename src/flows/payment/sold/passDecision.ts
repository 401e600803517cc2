import { type AgreedPeriod, type CreatePassArgs, passCalls, type PurchaseToPay } from '@/services/special/passes';
import { specialRequestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';

/** A new pass, or more cycles of an existing one. */
export type PassValues =
  | ({ readonly is: 'new' } & Readonly<Omit<CreatePassArgs, 'requestId'>>)
  | ({ readonly is: 'renewal'; readonly bagOrderNo: string; readonly cycles: number } & Readonly<AgreedPeriod>);

const find = specialRequestCalls.endpoints.findRequest;
const stale = specialApi.util.invalidateTags(['Pass', 'PassRule']);

/**
 * Creates the request for the order of a pass. The order holds a place, so an order without a known result is queried
 * before another one is created. A rule, and a pass, have one unresolved order at a time.
 */
export function passDecision(values: PassValues) {
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
