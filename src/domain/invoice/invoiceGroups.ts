/** What a driver has chosen to be invoiced. */
export interface ChosenBill {
  readonly billId: string;
  readonly title: string;
  readonly amount: number;
  readonly sellerId: string;
  readonly sellerName: string;
}

/** What becomes one invoice. */
export interface InvoiceGroup {
  readonly sellerId: string;
  readonly sellerName: string;
  readonly bills: readonly ChosenBill[];
  readonly cents: number;
}

/** An invoice takes bills of one issuer only. The groups stand in the order in which their first bill was chosen. */
export function groupBySeller(bills: readonly ChosenBill[]): readonly InvoiceGroup[] {
  const groups = new Map<string, ChosenBill[]>();
  for (const bill of bills) {
    const own = groups.get(bill.sellerId);
    if (own === undefined) groups.set(bill.sellerId, [bill]);
    else own.push(bill);
  }
  return [...groups].map(([sellerId, own]) => ({
    sellerId,
    sellerName: own[0]?.sellerName ?? '',
    bills: own,
    cents: sumOf(own),
  }));
}

export const sumOf = (bills: readonly Pick<ChosenBill, 'amount'>[]): number =>
  bills.reduce((sum, { amount }) => sum + amount, 0);

/** How many invoices it will be, and why: `将开2张发票：…`; empty for one. */
export const splitReason = (groups: readonly InvoiceGroup[]): string =>
  groups.length < 2
    ? ''
    : `将开${String(groups.length)}张发票：这些账单来自${String(groups.length)}个开票方，税务规定要分开开`;
