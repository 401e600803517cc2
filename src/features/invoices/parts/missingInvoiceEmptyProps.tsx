import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown when the address names no invoice of the driver. */
export const missingInvoiceEmptyProps: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这张发票，链接可能已失效',
  action: <LinkButton to={pathTo('invoiceRecord')}>看开票记录</LinkButton>,
};
