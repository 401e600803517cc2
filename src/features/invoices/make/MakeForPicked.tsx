import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';

import { usePicked } from '../parts/usePicked';
import { OwnInvoiceForm } from './OwnInvoiceForm';

interface MakeForPickedProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly isSpecial?: boolean;
}

/** The form for what was picked in a list. */
export function MakeForPicked({ frame, isSpecial = false }: MakeForPickedProps) {
  const { picked, pick } = usePicked();
  if (picked.length === 0) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          drawing: 'bill',
          text: '先选要开票的账单',
          action: <LinkButton to={pathTo('invoiceManage')}>去选账单</LinkButton>,
        }}
      />
    );
  }
  return (
    <OwnInvoiceForm
      frame={frame}
      bills={picked}
      isSpecial={isSpecial}
      onSent={(billIds) => pick(picked.filter(({ billId }) => !billIds.includes(billId)))}
    />
  );
}
