import { meantEmail } from '@/domain/validation/checkEmail';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { Field } from '@/ui/form/Field';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { plainAddress, type ResendWay } from './model/resendForm';
import { useResend } from './useResend';

const WAYS = [
  { value: 'email', label: '发邮件' },
  { value: 'phone', label: '发短信' },
] as const;
const EMAIL = { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', maxLength: 100 } as const;
const PHONE = { inputMode: 'tel', autoComplete: 'tel', maxLength: 20 } as const;

interface ResendFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoice: Invoice;
}

/** Where the invoice is sent once more, and how often that is still possible today. */
export function ResendForm({ frame, invoice }: ResendFormProps) {
  const form = useResend(invoice);
  const { state, resendLeft } = invoice;
  const missing =
    state !== INVOICE_STATE.issued ? '发票开好后才能发送' : resendLeft > 0 ? '' : '今天的发送次数已用完，请明天再试';
  const send = usePrimaryAct(missing, form.send);
  const isPhone = form.way === 'phone';
  const meant = isPhone ? '' : meantEmail(plainAddress(form.typed));
  return (
    <FormScreen
      frame={frame}
      onSubmit={send}
      error={form.failure === '' ? undefined : form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.isBusy ? '正在发送…' : undefined}>
          发送
        </PrimaryButton>
      }
    >
      <Card>
        <ChoiceChips<ResendWay> legend="发送方式" options={WAYS} value={form.way} onChange={form.choose} />
        <Field
          label={isPhone ? '手机号' : '邮箱'}
          type={isPhone ? 'tel' : 'text'}
          value={form.typed}
          onChange={form.change}
          error={form.problem}
          attributes={isPhone ? PHONE : EMAIL}
        />
        {isPhone && <p>短信里有查看发票的链接</p>}
        {meant !== '' && (
          <Notice tone="soon" action={<TextButton onPress={() => form.change(meant)}>改成这个</TextButton>}>
            您要填的是 {meant} 吗？
          </Notice>
        )}
      </Card>
      <Notice tone={missing === '' ? 'info' : 'soon'}>{missing || `今天还可发送${String(resendLeft)}次`}</Notice>
    </FormScreen>
  );
}
