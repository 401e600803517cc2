import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { INVOICE_STATE } from '@/services/invoice/invoices';
import type { ReceiptInvoice, ReceiptKey } from '@/services/invoice/receiptInvoices';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';

import { invoiceStateLabel, invoiceStateTone } from '../model/invoiceText';
import { useResendReceiptInvoice } from './useResendReceiptInvoice';

interface ReceiptInvoiceCardProps extends ReceiptKey {
  readonly invoice: ReceiptInvoice;
}

/** An invoice of a receipt: its state, its recipient, and links to view or resend it. */
export function ReceiptInvoiceCard({ receiptCode, invoice }: ReceiptInvoiceCardProps) {
  const now = useServerNow();
  const { send, isBusy } = useResendReceiptInvoice(receiptCode, invoice);
  const { titleName, amount, sellerName, maskedEmail, state, failReason, resendLeft, uniqueNo } = invoice;
  return (
    <Card>
      <CardStatusHeader
        title={titleName || '发票'}
        word={invoiceStateLabel(invoice)}
        tone={invoiceStateTone(invoice)}
      />
      <Amount cents={amount} size="page" />
      {state === INVOICE_STATE.failed && (
        <NoticeBanner tone="owed">{failReason || '请修改抬头后重新提交'}</NoticeBanner>
      )}
      <FactRows
        facts={[
          { label: '开票方', value: sellerName },
          { label: '发到', value: maskedEmail },
          { label: '申请时间', value: formatServerMoment(invoice.applyTime, now) },
          { label: '预计完成', value: formatServerMoment(invoice.expectTime, now) },
        ]}
      />
      {state === INVOICE_STATE.issued && (
        <CardRows>
          {uniqueNo !== '' && <ListRow title="查看发票" to={pathTo('invoicePage', { uniqueId: uniqueNo })} />}
          {resendLeft > 0 ? (
            <ListRow
              title="重新发送"
              note={isBusy ? '正在发送…' : `今天还可发送${String(resendLeft)}次`}
              onPress={send}
            />
          ) : (
            <ListRow title="重新发送" note="今天的次数已用完" />
          )}
        </CardRows>
      )}
    </Card>
  );
}
