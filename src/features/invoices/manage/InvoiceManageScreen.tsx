import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetInvoiceSummaryQuery } from '@/services/invoice/invoices';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { invoiceCountText, toInvoiceableBillKindRows } from './model/invoiceManageText';
import { SavedInvoiceTitleRow } from './SavedInvoiceTitleRow';

/** 发票管理: the bills that can be invoiced, by kind, the invoices so far, and the saved titles. */
export default function InvoiceManageScreen() {
  const { frame } = useScreen('invoiceManage');
  const query = useGetInvoiceSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  const summary = query.currentData;
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(query, { message: '发票加载失败', waitingFor: '正在查询可开票的账单…' })}
      cardHeights={[320, 80, 160]}
    >
      {summary !== undefined && (
        <>
          <Card title="选账单开票">
            <CardRows>
              {toInvoiceableBillKindRows(summary.kinds).map(({ name, note, to }, index) => (
                <ListRow key={index} title={name} note={note} to={to} />
              ))}
            </CardRows>
          </Card>
          <Card>
            <CardRows>
              <ListRow title="开票记录" note={invoiceCountText(summary)} to={pathTo('invoiceRecord')} />
            </CardRows>
          </Card>
          <SavedInvoiceTitlesCard />
        </>
      )}
    </DetailScreen>
  );
}

/** 常用抬头: the saved titles; the driver can set the default one or delete one. New ones are saved by the invoice form. */
function SavedInvoiceTitlesCard() {
  const query = useListInvoiceTitlesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { results: titles = [], unread = 0 } = query.currentData ?? {};
  const load = toContentLoadState(query, { message: '抬头加载失败', waitingFor: '正在查询抬头…', size: 'block' });
  return (
    <Card title="常用抬头">
      <LoadStateContent {...load} skeleton={<Skeleton height={96} />}>
        {titles.length === 0 && unread === 0 ? (
          <p>还没有常用抬头，开票时勾选“存为常用抬头”</p>
        ) : (
          <ul>
            {titles.map((title, index) => (
              <SavedInvoiceTitleRow key={index} title={title} />
            ))}
          </ul>
        )}
      </LoadStateContent>
    </Card>
  );
}
