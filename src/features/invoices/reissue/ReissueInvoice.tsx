import { useState } from 'react';

import { pathTo } from '@/navigation/paths';
import type { Invoice } from '@/services/invoice/invoices';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { GONE_INVOICE } from '../parts/goneInvoice';
import { useInvoice } from '../parts/useInvoice';
import { ReissueForm } from './ReissueForm';

interface ReissueInvoiceProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoiceId: string;
}

/** 换开 of the invoice that the address names, once it is known whether that can be done. */
export function ReissueInvoice({ frame, invoiceId }: ReissueInvoiceProps) {
  const asked = useInvoice(invoiceId);
  const invoice = asked.currentData;
  // Once it is sent, the old invoice is being reversed. The form stays until the driver is led on.
  const [kept, keep] = useState<Invoice | null>(null);
  if (invoice?.canReissue === 1 && kept?.invoiceId !== invoiceId) keep(invoice);
  if (kept?.invoiceId === invoiceId) return <ReissueForm frame={frame} invoice={kept} />;
  if (invoice === undefined) {
    const load = toLoadState(asked, { what: '发票加载失败', waitingFor: '正在查询发票…', isGoneWhenRefused: true });
    return <DetailScreen frame={frame} load={load} empty={GONE_INVOICE} cardHeights={[120, 320]} />;
  }
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        drawing: 'bill',
        text: invoice.noReissueReason || '这张发票不能换开',
        action: <LinkButton to={pathTo('invoiceRecordDetail', { invoiceId })}>看这张发票</LinkButton>,
      }}
    />
  );
}
