import { suggestEmailCorrection } from '@/domain/validation/findEmailError';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { type Invoice, INVOICE_STATE } from '@/services/invoice/invoices';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { TextField } from '@/ui/form/TextField';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { type InvoiceResendMethod, normalizeInvoiceRecipient } from './model/invoiceResendForm';
import { useInvoiceResendForm } from './useInvoiceResendForm';

const METHOD_OPTIONS = [
  { value: 'email', label: '发邮件' },
  { value: 'phone', label: '发短信' },
] as const;
const EMAIL = { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', maxLength: 100 } as const;
const PHONE = { inputMode: 'tel', autoComplete: 'tel', maxLength: 20 } as const;

interface InvoiceResendFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly invoice: Invoice;
}

/** The form that resends an invoice, with the number of sends left today. */
export function InvoiceResendForm({ frame, invoice }: InvoiceResendFormProps) {
  const form = useInvoiceResendForm(invoice);
  const { state, resendLeft } = invoice;
  const blockedText =
    state !== INVOICE_STATE.issued ? '发票开好后才能发送' : resendLeft > 0 ? '' : '今天的发送次数已用完，请明天再试';
  const send = usePrimaryButtonHandler(blockedText, form.send);
  const isPhone = form.method === 'phone';
  const suggestedEmail = isPhone ? '' : suggestEmailCorrection(normalizeInvoiceRecipient(form.typed));
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
        <ChoiceChips<InvoiceResendMethod>
          legend="发送方式"
          options={METHOD_OPTIONS}
          value={form.method}
          onChange={form.selectMethod}
        />
        <TextField
          label={isPhone ? '手机号' : '邮箱'}
          type={isPhone ? 'tel' : 'text'}
          value={form.typed}
          onChange={form.change}
          error={form.problem}
          attributes={isPhone ? PHONE : EMAIL}
        />
        {isPhone && <p>短信里有查看发票的链接</p>}
        {suggestedEmail !== '' && (
          <NoticeBanner
            tone="soon"
            action={<TextButton onPress={() => form.change(suggestedEmail)}>改成这个</TextButton>}
          >
            您要填的是 {suggestedEmail} 吗？
          </NoticeBanner>
        )}
      </Card>
      <NoticeBanner tone={blockedText === '' ? 'info' : 'soon'}>
        {blockedText || `今天还可发送${String(resendLeft)}次`}
      </NoticeBanner>
    </FormScreen>
  );
}
