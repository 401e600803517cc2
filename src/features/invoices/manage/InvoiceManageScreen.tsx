import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetInvoiceSummaryQuery } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { invoiceCountText, toInvoiceableKindRows } from './model/invoiceManageText';
import { SavedInvoiceTitlesCard } from './SavedInvoiceTitlesCard';

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
              {toInvoiceableKindRows(summary.kinds).map(({ name, note, to }, index) => (
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
