import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListInvoiceOrdersInfiniteQuery } from '@/services/invoice/invoices';
import { LinkButton } from '@/ui/button/LinkButton';

import { InvoiceableBillList } from './InvoiceableBillList';

/** Purchases and charges that can be invoiced. */
export default function InvoiceOrderListScreen() {
  const { frame, query: screenQuery } = useScreen('invoiceOrderList');
  const { bizType } = screenQuery;
  const query = useListInvoiceOrdersInfiniteQuery(bizType === undefined ? {} : { bizType }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <InvoiceableBillList
      frame={frame}
      query={query}
      empty={{
        illustration: 'bill',
        text: '还没有可开票的订单',
        action: <LinkButton to={pathTo('orderRecord')}>看订单</LinkButton>,
      }}
    />
  );
}
