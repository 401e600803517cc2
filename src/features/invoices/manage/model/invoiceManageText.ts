import { formatYuan } from '@/domain/money';
import { BIZ_TYPE, BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { pathTo } from '@/navigation/paths';
import type { InvoicingOverview } from '@/services/invoice/invoices';

type KindSummary = InvoicingOverview['kinds'][number];

/** The path to the orders of one kind; to all orders if the kind is unknown. */
function orderListPath(kind: KindSummary['bizType']): string {
  const bizType = BIZ_TYPE_CODES.find((code) => code === kind);
  return pathTo('invoiceOrderList', bizType === undefined ? {} : { bizType });
}

/** A row for each kind of bill: how much can be invoiced, and the list to pick from. Kinds with bills come first. */
export const toInvoiceableBillKindRows = (kinds: readonly KindSummary[]) =>
  [...kinds]
    .sort((a, b) => Number(b.num > 0) - Number(a.num > 0))
    .map(({ bizType, name, num, amount }) => ({
      name,
      note:
        num === 0
          ? '暂无可开票的'
          : [`${String(num)}笔可开`, ...(Number.isNaN(amount) ? [] : [formatYuan(amount)])].join('，'),
      to:
        bizType === BIZ_TYPE.parking || bizType === BIZ_TYPE.arrears
          ? pathTo('invoiceBillList')
          : orderListPath(bizType),
    }));

export const invoiceCountText = ({
  invoicingNum,
  invoicedNum,
}: Pick<InvoicingOverview, 'invoicingNum' | 'invoicedNum'>): string =>
  invoicingNum > 0 ? `${String(invoicingNum)}张开票中，${String(invoicedNum)}张已开` : `${String(invoicedNum)}张已开`;
