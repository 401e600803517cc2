/** A bill that the driver has selected for an invoice. */
export interface BillToInvoice {
  readonly billId: string;
  readonly title: string;
  readonly amount: number;
  readonly sellerId: string;
  readonly sellerName: string;
}

/** The bills of one invoice. */
export interface BillsOfOneInvoice {
  readonly sellerId: string;
  readonly sellerName: string;
  readonly bills: readonly BillToInvoice[];
  readonly cents: number;
}

/**
 * Groups bills by issuer, because an invoice contains bills of one issuer only. The groups are in the order in which
 * their first bill was selected.
 */
export function groupBillsBySeller(bills: readonly BillToInvoice[]): readonly BillsOfOneInvoice[] {
  const groups = new Map<string, BillToInvoice[]>();
  for (const bill of bills) {
    const sellerBills = groups.get(bill.sellerId);
    if (sellerBills === undefined) groups.set(bill.sellerId, [bill]);
    else sellerBills.push(bill);
  }
  return [...groups].map(([sellerId, sellerBills]) => ({
    sellerId,
    sellerName: sellerBills[0]?.sellerName ?? '',
    bills: sellerBills,
    cents: sumBillToInvoiceCents(sellerBills),
  }));
}

export const sumBillToInvoiceCents = (bills: readonly Pick<BillToInvoice, 'amount'>[]): number =>
  bills.reduce((sum, { amount }) => sum + amount, 0);

/** How many invoices there will be, and why: `将开2张发票：…`; empty for one. */
export const invoiceSplitText = (groups: readonly BillsOfOneInvoice[]): string =>
  groups.length < 2
    ? ''
    : `将开${String(groups.length)}张发票：这些账单来自${String(groups.length)}个开票方，税务规定要分开开`;
