import { useState } from 'react';

import { pathTo } from '@/navigation/paths';
import type { Invoice } from '@/services/invoice/invoices';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingInvoiceEmptyProps } from '../parts/missingInvoiceEmptyProps';
import { useInvoice } from '../parts/useInvoice';
import { InvoiceReissueForm } from './InvoiceReissueForm';

interface ReissueInvoiceViewProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoiceId: string;
}

/** 换开 of the invoice that the address names, shown once it is known whether it can be reissued. */
export function ReissueInvoiceView({ frame, invoiceId }: ReissueInvoiceViewProps) {
  const invoiceQuery = useInvoice(invoiceId);
  const invoice = invoiceQuery.currentData;
  // After the submit the old invoice is being reversed. The form stays until the driver is taken to the result.
  const [retainedInvoice, retainInvoice] = useState<Invoice | null>(null);
  if (invoice?.canReissue === 1 && retainedInvoice?.invoiceId !== invoiceId) retainInvoice(invoice);
  if (retainedInvoice?.invoiceId === invoiceId) return <InvoiceReissueForm frame={frame} invoice={retainedInvoice} />;
  if (invoice === undefined) {
    const load = toContentLoadState(invoiceQuery, {
      message: '发票加载失败',
      waitingFor: '正在查询发票…',
      isGoneWhenRefused: true,
    });
    return <DetailScreen frame={frame} load={load} empty={missingInvoiceEmptyProps} cardHeights={[120, 320]} />;
  }
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        illustration: 'bill',
        text: invoice.noReissueReason || '这张发票不能换开',
        action: <LinkButton to={pathTo('invoiceRecordDetail', { invoiceId })}>看这张发票</LinkButton>,
      }}
    />
  );
}
