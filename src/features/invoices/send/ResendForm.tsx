import { meantEmail } from '@/domain/validation/checkEmail';
import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { Field } from '@/ui/form/Field';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { plainEmail } from './model/resendForm';
import { useResend } from './useResend';

interface ResendFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoice: Invoice;
}

/** Where the invoice is sent once more, and how often that is still possible today. */
export function ResendForm({ frame, invoice }: ResendFormProps) {
  const form = useResend(invoice);
  const { state, resendLeft } = invoice;
  const canSend = state === INVOICE_STATE.issued && resendLeft > 0;
  const meant = meantEmail(plainEmail(form.email));
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.send}
      error={form.failure === '' ? undefined : form.failure}
      button={
        <PrimaryButton type="submit" isDisabled={!canSend} busyText={form.isBusy ? '正在发送…' : undefined}>
          发送
        </PrimaryButton>
      }
    >
      <Card>
        <Field
          label="邮箱"
          value={form.email}
          onChange={form.change}
          error={form.problem}
          attributes={{ inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', maxLength: 100 }}
        />
        {meant !== '' && (
          <Notice tone="soon" action={<TextButton onPress={() => form.change(meant)}>改成这个</TextButton>}>
            您要填的是 {meant} 吗？
          </Notice>
        )}
      </Card>
      <Notice tone={canSend ? 'info' : 'soon'}>
        {state !== INVOICE_STATE.issued
          ? '发票开好后才能发送'
          : resendLeft > 0
            ? `今天还可发送${String(resendLeft)}次`
            : '今天的发送次数已用完，请明天再试'}
      </Notice>
    </FormScreen>
  );
}
