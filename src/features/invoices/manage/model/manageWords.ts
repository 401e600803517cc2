import { formatYuan } from '@/domain/money';
import { BIZ_TYPE, BIZ_TYPE_CODES } from '@/domain/payment/bizType';
import { pathTo } from '@/navigation/paths';
import type { InvoiceSummary } from '@/services/invoice/invoices';

type Kind = InvoiceSummary['kinds'][number];

/** The list of one kind; of all where the kind is not known. */
function orderList(kind: Kind['bizType']): string {
  const bizType = BIZ_TYPE_CODES.find((one) => one === kind);
  return pathTo('invoiceOrderList', bizType === undefined ? {} : { bizType });
}

/** The kinds with what can be invoiced of each, and the list to pick from. Those with something come first. */
export const kindRows = (kinds: readonly Kind[]) =>
  [...kinds]
    .sort((a, b) => Number(b.num > 0) - Number(a.num > 0))
    .map(({ bizType, name, num, amount }) => ({
      name,
      note:
        num === 0
          ? '暂无可开票的'
          : [`${String(num)}笔可开`, ...(Number.isNaN(amount) ? [] : [formatYuan(amount)])].join('，'),
      to: bizType === BIZ_TYPE.parking || bizType === BIZ_TYPE.arrears ? pathTo('invoiceBillList') : orderList(bizType),
    }));

export const recordNote = ({
  invoicingNum,
  invoicedNum,
}: Pick<InvoiceSummary, 'invoicingNum' | 'invoicedNum'>): string =>
  invoicingNum > 0 ? `${String(invoicingNum)}张开票中，${String(invoicedNum)}张已开` : `${String(invoicedNum)}张已开`;
