import { type AgreedDays, type CreatePassArgs, passCalls, type PurchaseToPay } from '@/services/special/passes';
import { requestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';

/** A new pass, or more cycles of one that the driver has. */
export type PassValues =
  | ({ readonly is: 'new' } & Readonly<Omit<CreatePassArgs, 'requestId'>>)
  | ({ readonly is: 'renewal'; readonly bagOrderNo: string; readonly cycles: number } & Readonly<AgreedDays>);

const find = requestCalls.endpoints.findRequest;
const stale = specialApi.util.invalidateTags(['Pass', 'PassRule']);

/**
 * How the order of a pass is made. It holds a place, so an order whose result is not known is asked about before another one is made. A rule, and a
 * pass, have one unresolved order at a time.
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
