import { formatServerMoment } from '@/domain/formatServerMoment';
import { useCopy } from '@/flows/notices/useCopy';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { type Invoice, INVOICE_KIND_LABELS, INVOICE_STATE } from '@/services/invoice/invoices';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { PriceLine } from '@/ui/text/PriceLine';

import {
  getInvoiceCentsWithSign,
  invoiceReversalNoticeText,
  invoiceStateLabel,
  invoiceStateTone,
} from '../model/invoiceText';
import { InvoiceActions } from './InvoiceActions';

/** One invoice: its state, its data, the bills it covers, and its actions. */
export function InvoiceDetailCards({ invoice }: { readonly invoice: Invoice }) {
  const now = useServerNow();
  const copy = useCopy();
  const notice = invoiceReversalNoticeText(invoice);
  const { titleName, taxNo, state, failReason, invoiceKind, sellerName, email, invoiceNo, bills } = invoice;
  return (
    <>
      <Card>
        <CardStatusHeader
          title={titleName || '发票'}
          word={invoiceStateLabel(invoice)}
          tone={invoiceStateTone(invoice)}
        />
        <Amount cents={getInvoiceCentsWithSign(invoice)} size="page" />
        {state === INVOICE_STATE.failed && (
          <NoticeBanner tone="owed">{failReason || '开票失败，请修改抬头后重新提交'}</NoticeBanner>
        )}
        {notice !== '' && <NoticeBanner>{notice}</NoticeBanner>}
      </Card>
      <Card title="发票信息">
        <FactRows
          facts={[
            { label: '类型', value: (INVOICE_KIND_LABELS as Readonly<Record<number, string>>)[invoiceKind] ?? '' },
            { label: '税号', value: taxNo },
            { label: '开票方', value: sellerName },
            { label: '发票号码', value: invoiceNo, onCopy: invoiceNo === '' ? undefined : () => copy(invoiceNo) },
            { label: '邮箱', value: email },
            { label: '申请时间', value: formatServerMoment(invoice.applyTime, now) },
            { label: '开票时间', value: formatServerMoment(invoice.invoiceTime, now) },
            { label: '预计完成', value: formatServerMoment(invoice.expectTime, now) },
          ]}
        />
      </Card>
      {bills.length > 0 && (
        <Card title={`包含${String(bills.length)}笔账单`}>
          {bills.map(({ title, time, amount: cents }, index) => (
            <PriceLine key={index} label={title || '账单'} reason={formatServerMoment(time, now)} cents={cents} />
          ))}
        </Card>
      )}
      <RelatedInvoicesCard invoice={invoice} />
      <InvoiceActions invoice={invoice} />
    </>
  );
}

/**
 * Links to the related invoices: the one that reversed or replaced this one, or the one that this one reverses or
 * replaces.
 */
function RelatedInvoicesCard({ invoice }: { readonly invoice: Invoice }) {
  const { redOf, redInvoiceId, replaces, replacedBy } = invoice;
  const related = [
    { title: '换开的新发票', invoiceId: replacedBy },
    { title: '红字发票', invoiceId: redInvoiceId },
    { title: '原发票', invoiceId: redOf || replaces },
  ].filter(({ invoiceId }) => invoiceId !== '');
  if (related.length === 0) return null;
  return (
    <Card title="相关发票">
      <CardRows>
        {related.map(({ title, invoiceId }) => (
          <ListRow key={title} title={title} to={pathTo('invoiceRecordDetail', { invoiceId })} />
        ))}
      </CardRows>
    </Card>
  );
}
