import { useState } from 'react';

import type { ScreenQuery } from '@/navigation/paths';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { OwnInvoiceForm } from './OwnInvoiceForm';
import { useNamedBill } from './useBillsToInvoice';

interface MakeForNamedProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly address: ScreenQuery<'makeInvoice'>;
}

/** The form for the one thing that the address names, once it is known whether it can be invoiced. */
export function MakeForNamed({ frame, address }: MakeForNamedProps) {
  const { query, isSearching, bills: open, reason } = useNamedBill(address);
  // Once it is sent, the list says 开票中. The form stays until the driver is led on.
  const [bills, keep] = useState(open);
  if (bills.length === 0 && open.length > 0) keep(open);
  if (bills.length > 0) return <OwnInvoiceForm frame={frame} bills={bills} />;
  if (isSearching) {
    const load = toLoadState(query, { what: '可开票账单加载失败', waitingFor: '正在查询可开票的账单…' });
    return <DetailScreen frame={frame} load={load.state === 'ready' ? { ...load, state: 'loading' } : load} />;
  }
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        drawing: 'bill',
        text: reason,
        action: <LinkButton to={pathTo('invoiceManage')}>看其他可开票的账单</LinkButton>,
      }}
    />
  );
}
