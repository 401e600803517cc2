import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetInvoiceSummaryQuery } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { kindRows, recordNote } from './model/manageWords';
import { TitleBook } from './TitleBook';

/** 发票管理: what can be invoiced by kind, the invoices so far, and the titles. */
export default function InvoiceManageScreen() {
  const { frame } = useScreen('invoiceManage');
  const query = useGetInvoiceSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  const summary = query.currentData;
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(query, { what: '发票加载失败', waitingFor: '正在查询可开票的账单…' })}
      cardHeights={[320, 80, 160]}
    >
      {summary !== undefined && (
        <>
          <Card title="选账单开票">
            <Rows>
              {kindRows(summary.kinds).map(({ name, note, to }, index) => (
                <ListRow key={index} title={name} note={note} to={to} />
              ))}
            </Rows>
          </Card>
          <Card>
            <Rows>
              <ListRow title="开票记录" note={recordNote(summary)} to={pathTo('invoiceRecord')} />
            </Rows>
          </Card>
          <TitleBook />
        </>
      )}
    </DetailScreen>
  );
}
