import type { ReactNode } from 'react';

import { type BillsOfOneInvoice, invoiceSplitText } from '@/domain/invoice/invoiceGroups';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { PriceLine } from '@/ui/text/PriceLine';

import { InvoiceTitleFields } from './InvoiceTitleFields';
import type { useInvoiceForm } from './useInvoiceForm';

interface InvoiceFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly form: ReturnType<typeof useInvoiceForm>;
  /** 增值税专用发票. */
  readonly isSpecial?: boolean;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
}

/** The form of an invoice: the bills, the title, and the submit button. */
export function InvoiceForm({ frame, form, isSpecial = false, head, foot }: InvoiceFormProps) {
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.submit}
      error={form.failure === '' ? undefined : form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.isBusy ? '正在提交…' : form.isReady ? undefined : '正在查询抬头…'}>
          核对并提交
        </PrimaryButton>
      }
      footer={foot}
    >
      {head}
      <InvoicesToIssueCard groups={form.groups} />
      {form.isReady ? <InvoiceTitleFields form={form} isSpecial={isSpecial} /> : <Skeleton height={320} shape="card" />}
    </FormScreen>
  );
}

/** The invoices that will be issued, one per issuer, and why there are several. */
function InvoicesToIssueCard({ groups }: { readonly groups: readonly BillsOfOneInvoice[] }) {
  const splitText = invoiceSplitText(groups);
  return (
    <Card title="开票内容">
      {groups.map(({ sellerId, sellerName, bills, cents }) => (
        <PriceLine
          key={sellerId}
          label={sellerName || '开票方'}
          reason={bills.length === 1 ? (bills[0]?.title ?? '') : `${String(bills.length)}笔账单`}
          cents={cents}
        />
      ))}
      {splitText !== '' && <NoticeBanner>{splitText}</NoticeBanner>}
    </Card>
  );
}
