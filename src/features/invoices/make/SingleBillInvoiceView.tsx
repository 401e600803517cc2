import { useState } from 'react';

import type { ScreenQueryParams } from '@/navigation/paths';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { DriverInvoiceForm } from './DriverInvoiceForm';
import { useInvoiceableItemInUrl } from './useInvoiceableItemInUrl';

interface SingleBillInvoiceProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly address: ScreenQueryParams<'makeInvoice'>;
}

/** The form for the one bill that the address names, shown once it is known whether that bill can be invoiced. */
export function SingleBillInvoiceView({ frame, address }: SingleBillInvoiceProps) {
  const { query, isSearching, bills: openBills, reason } = useInvoiceableItemInUrl(address);
  // After the submit the list reports 开票中. The form stays until the driver is taken to the result.
  const [bills, retainBills] = useState(openBills);
  if (bills.length === 0 && openBills.length > 0) retainBills(openBills);
  if (bills.length > 0) return <DriverInvoiceForm frame={frame} bills={bills} />;
  if (isSearching) {
    const load = toContentLoadState(query, { message: '可开票账单加载失败', waitingFor: '正在查询可开票的账单…' });
    return <DetailScreen frame={frame} load={load.state === 'ready' ? { ...load, state: 'loading' } : load} />;
  }
  return (
    <MissingItemScreen
      frame={frame}
      empty={{
        illustration: 'bill',
        text: reason,
        action: <LinkButton to={pathTo('invoiceManage')}>看其他可开票的账单</LinkButton>,
      }}
    />
  );
}
