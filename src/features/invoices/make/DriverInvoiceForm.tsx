import type { BillToInvoice } from '@/domain/invoice/invoiceGroups';
import { useSendRequestSequence } from '@/flows/requests/useSendRequestSequence';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { pathTo } from '@/navigation/paths';
import { invoiceCreateRequest } from '@/services/invoice/invoiceRequests';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { InvoiceForm } from '../parts/InvoiceForm';
import { useInvoiceForm } from '../parts/useInvoiceForm';

interface OwnInvoiceFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly bills: readonly BillToInvoice[];
  /** Called with the bills whose requests succeeded. */
  readonly onSent?: (billIds: readonly string[]) => void;
  /** 增值税专用发票. */
  readonly isSpecial?: boolean;
}

/** 开具发票 for bills of the signed-in driver. */
export function DriverInvoiceForm({ frame, bills, onSent, isSpecial = false }: OwnInvoiceFormProps) {
  const go = useScreenNavigator();
  const form = useInvoiceForm(bills, {
    ...useSendRequestSequence(invoiceCreateRequest),
    form: isSpecial ? 'invoiceSpecial' : 'makeInvoice',
    isSpecial,
    ...(onSent === undefined ? {} : { onSent }),
    onCompleted: ([firstId, ...otherIds]) =>
      go.replace('makeInvoiceSuccess', firstId !== undefined && otherIds.length === 0 ? { invoiceId: firstId } : {}),
  });
  return (
    <InvoiceForm
      frame={frame}
      form={form}
      isSpecial={isSpecial}
      foot={!isSpecial && <LinkButton to={pathTo('invoiceSpecial')}>要开增值税专用发票</LinkButton>}
    />
  );
}
