import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListInvoiceBillsInfiniteQuery } from '@/services/invoice/invoices';
import { LinkButton } from '@/ui/button/LinkButton';

import { InvoiceableBillList } from './InvoiceableBillList';

/** Paid parking bills that can be invoiced. */
export default function InvoiceBillListScreen() {
  const { frame } = useScreen('invoiceBillList');
  const query = useListInvoiceBillsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <InvoiceableBillList
      frame={frame}
      query={query}
      empty={{
        illustration: 'bill',
        text: '还没有可开票的停车账单',
        action: <LinkButton to={pathTo('billRecord')}>看缴费记录</LinkButton>,
      }}
    />
  );
}
