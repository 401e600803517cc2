import { formatYuan } from '@/domain/money';

/** What a driver has to pay before the next charge: one bill, several, or the fee of a gun that was kept. */
export type Debt =
  | { readonly of: 'bill'; readonly orderNo: string; readonly cents: number }
  | { readonly of: 'bills'; readonly count: number }
  | { readonly of: 'occupation'; readonly occupyOrderNo: string };

interface Known {
  /** The unpaid bills, the newest first. */
  readonly bills: readonly { readonly orderNo: string; readonly payFee: number }[];
  /** The bill that is under appeal: nothing is owed for it until the answer. */
  readonly disputedNo: string | undefined;
  /** The occupation whose fee is unpaid; undefined without one. */
  readonly occupyOrderNo: string | undefined;
}

/** Null: nothing is owed, as far as this page knows. */
export function debtOf({ bills, disputedNo, occupyOrderNo }: Known): Debt | null {
  const owed = bills.filter(({ orderNo }) => orderNo !== disputedNo);
  const [first] = owed;
  if (owed.length > 1) return { of: 'bills', count: owed.length };
  if (first !== undefined) return { of: 'bill', orderNo: first.orderNo, cents: first.payFee };
  return occupyOrderNo === undefined ? null : { of: 'occupation', occupyOrderNo };
}

export function debtText(debt: Debt): string {
  switch (debt.of) {
    case 'bill':
      return `有一笔充电${Number.isSafeInteger(debt.cents) ? ` ${formatYuan(debt.cents)} ` : ''}待支付，付清后才能充电`;
    case 'bills':
      return `有${String(debt.count)}笔充电待支付，付清后才能充电`;
    case 'occupation':
      return '有一笔占位费待支付，付清后才能充电';
  }
}
