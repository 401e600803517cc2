import type { ChosenBill } from '@/domain/invoice/invoiceGroups';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { GroupsCard } from './GroupsCard';
import { TitleFields } from './TitleFields';
import { useMakeInvoice } from './useMakeInvoice';

interface InvoiceFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly bills: readonly ChosenBill[];
  /** These bills have been sent. */
  readonly onSent: (billIds: readonly string[]) => void;
  /** 增值税专用发票. */
  readonly isSpecial?: boolean;
}

/** 开具发票 for the bills that were picked. */
export function InvoiceForm({ frame, bills, onSent, isSpecial = false }: InvoiceFormProps) {
  const form = useMakeInvoice(bills, onSent, isSpecial);
  const special = isSpecial ? undefined : standing('invoiceSpecial');
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.send}
      error={form.failure === '' ? undefined : form.failure}
      button={
        <PrimaryButton type="submit" isDisabled={!form.isReady} busyText={form.isBusy ? '正在提交…' : undefined}>
          核对并提交
        </PrimaryButton>
      }
      foot={special !== undefined && <LinkButton to={special}>要开增值税专用发票</LinkButton>}
    >
      <GroupsCard groups={form.groups} />
      {form.isReady ? <TitleFields form={form} isSpecial={isSpecial} /> : <Skeleton height={320} shape="card" />}
    </FormScreen>
  );
}
