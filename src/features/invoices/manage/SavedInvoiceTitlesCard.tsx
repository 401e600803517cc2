import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';
import { Card } from '@/ui/card/Card';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { SavedInvoiceTitleRow } from './SavedInvoiceTitleRow';

/** 常用抬头: the saved titles; the driver can set the default one or delete one. New ones are saved by the invoice form. */
export function SavedInvoiceTitlesCard() {
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
