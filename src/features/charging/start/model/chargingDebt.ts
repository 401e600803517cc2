import { formatYuan } from '@/domain/money';

/** What a driver has to pay before the next charge: one bill, several, or an idle fee. */
export type ChargingDebt =
  | { readonly kind: 'bill'; readonly orderNo: string; readonly cents: number }
  | { readonly kind: 'bills'; readonly count: number }
  | { readonly kind: 'occupation'; readonly occupyOrderNo: string };

interface DebtSources {
  /** The unpaid bills, the newest first. */
  readonly bills: readonly { readonly orderNo: string; readonly payFee: number }[];
  /** The bill under appeal: it is not due until the reply. */
  readonly disputedNo: string | undefined;
  /** The idle-fee order that is unpaid; undefined without one. */
  readonly occupyOrderNo: string | undefined;
}

/** Null if nothing is owed, as far as the queries show. */
export function findChargingDebt({ bills, disputedNo, occupyOrderNo }: DebtSources): ChargingDebt | null {
  const unpaidBills = bills.filter(({ orderNo }) => orderNo !== disputedNo);
  const [first] = unpaidBills;
  if (unpaidBills.length > 1) return { kind: 'bills', count: unpaidBills.length };
  if (first !== undefined) return { kind: 'bill', orderNo: first.orderNo, cents: first.payFee };
  return occupyOrderNo === undefined ? null : { kind: 'occupation', occupyOrderNo };
}

export function chargingDebtText(debt: ChargingDebt): string {
  switch (debt.kind) {
    case 'bill':
      return `有一笔充电${Number.isSafeInteger(debt.cents) ? ` ${formatYuan(debt.cents)} ` : ''}待支付，付清后才能充电`;
    case 'bills':
      return `有${String(debt.count)}笔充电待支付，付清后才能充电`;
    case 'occupation':
      return '有一笔占位费待支付，付清后才能充电';
  }
}
