import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { usePickedInvoiceBills } from '../parts/usePickedInvoiceBills';
import { DriverInvoiceForm } from './DriverInvoiceForm';

interface PickedBillsInvoiceProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly isSpecial?: boolean;
}

/** The form for the bills that were picked in a list. */
export function PickedBillsInvoiceView({ frame, isSpecial = false }: PickedBillsInvoiceProps) {
  const { picked, setPicked } = usePickedInvoiceBills();
  if (picked.length === 0) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          illustration: 'bill',
          text: '先选要开票的账单',
          action: <LinkButton to={pathTo('invoiceManage')}>去选账单</LinkButton>,
        }}
      />
    );
  }
  return (
    <DriverInvoiceForm
      frame={frame}
      bills={picked}
      isSpecial={isSpecial}
      onSent={(billIds) => setPicked(picked.filter(({ billId }) => !billIds.includes(billId)))}
    />
  );
}
