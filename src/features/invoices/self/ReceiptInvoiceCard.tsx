import { momentText } from '@/domain/momentText';
import { pathTo } from '@/navigation/paths';
import { INVOICE_STATE } from '@/services/invoice/invoices';
import type { ReceiptInvoice, ReceiptKey } from '@/services/invoice/receiptInvoices';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';

import { invoiceTone, invoiceWord } from '../model/invoiceWords';
import { useReceiptResend } from './useReceiptResend';

interface ReceiptInvoiceCardProps extends ReceiptKey {
  readonly invoice: ReceiptInvoice;
}

/** An invoice of a receipt: its state, where it goes, and the ways to it. */
export function ReceiptInvoiceCard({ receiptCode, invoice }: ReceiptInvoiceCardProps) {
  const now = useServerNow();
  const { send, isBusy } = useReceiptResend(receiptCode, invoice);
  const { titleName, amount, sellerName, maskedEmail, state, failReason, resendLeft, uniqueNo } = invoice;
  return (
    <Card>
      <StatusHeader title={titleName || '发票'} word={invoiceWord(invoice)} tone={invoiceTone(invoice)} />
      <Amount cents={amount} size="page" />
      {state === INVOICE_STATE.failed && <Notice tone="owed">{failReason || '请修改抬头后重新提交'}</Notice>}
      <FactRows
        facts={[
          { label: '开票方', value: sellerName },
          { label: '发到', value: maskedEmail },
          { label: '申请时间', value: momentText(invoice.applyTime, now) },
          { label: '预计完成', value: momentText(invoice.expectTime, now) },
        ]}
      />
      {state === INVOICE_STATE.issued && (
        <Rows>
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
        </Rows>
      )}
    </Card>
  );
}
