import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import { useSendEach } from '@/flows/requests/useSendEach';
import { useGo } from '@/navigation/hooks/useGo';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';

import { InvoiceForm } from '../parts/InvoiceForm';
import { useMakeInvoice } from '../parts/useMakeInvoice';
import { invoiceRequest } from './invoiceRequest';

interface OwnInvoiceFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly bills: readonly ChosenBill[];
  /** These bills have been sent. */
  readonly onSent?: (billIds: readonly string[]) => void;
  /** 增值税专用发票. */
  readonly isSpecial?: boolean;
}

/** 开具发票 for bills of the signed-in driver. */
export function OwnInvoiceForm({ frame, bills, onSent, isSpecial = false }: OwnInvoiceFormProps) {
  const go = useGo();
  const form = useMakeInvoice(bills, {
    ...useSendEach(invoiceRequest),
    form: isSpecial ? 'invoiceSpecial' : 'makeInvoice',
    isSpecial,
    ...(onSent === undefined ? {} : { onSent }),
    goOn: ([first, ...others]) =>
      go.instead('makeInvoiceSuccess', first !== undefined && others.length === 0 ? { invoiceId: first } : {}),
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
