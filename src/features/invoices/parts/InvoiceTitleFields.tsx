import { suggestEmailCorrection } from '@/domain/validation/findEmailError';
import { taxNoCheckCharacterHint } from '@/domain/validation/findTaxNoError';
import { INVOICE_TITLE_TYPE } from '@/services/invoice/invoices';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { CheckBox } from '@/ui/form/CheckBox';
import { TextField } from '@/ui/form/TextField';

import { INVOICE_TITLE_MAX_LENGTHS } from '../model/invoiceTitleForm';
import { ImportInvoiceTitleButton } from './ImportInvoiceTitleButton';
import type { useInvoiceForm } from './useInvoiceForm';

const TYPES = [
  { value: INVOICE_TITLE_TYPE.company, label: '企业' },
  { value: INVOICE_TITLE_TYPE.person, label: '个人' },
] as const;

const COMPANY_FIELDS = [
  { field: 'address', label: '公司地址' },
  { field: 'phone', label: '公司电话' },
  { field: 'bankName', label: '开户行' },
  { field: 'bankAccount', label: '银行账号' },
] as const;

interface InvoiceTitleFieldsProps {
  readonly form: ReturnType<typeof useInvoiceForm>;
  readonly isSpecial: boolean;
}

/** 抬头 and the address that the invoice is sent to. */
export function InvoiceTitleFields({ form, isSpecial }: InvoiceTitleFieldsProps) {
  const { draft, title, titles, problems, change, selectTitle } = form;
  const isCompany = title.titleType === INVOICE_TITLE_TYPE.company;
  const hint = isCompany ? taxNoCheckCharacterHint(title.taxNo) : '';
  const suggestedEmail = suggestEmailCorrection(title.email);
  return (
    <>
      <Card title="发票抬头">
        {titles.length > 0 && (
          <ChoiceChips
            legend="常用抬头"
            options={titles.map(({ titleId, titleName }) => ({ value: titleId, label: titleName }))}
            value={draft.titleId === '' ? null : draft.titleId}
            onChange={selectTitle}
          />
        )}
        <ImportInvoiceTitleButton onTitle={form.fillFromHost} />
        {!isSpecial && (
          <ChoiceChips<1 | 2>
            legend="抬头类型"
            options={TYPES}
            value={title.titleType}
            onChange={(titleType) => change({ titleType, titleId: '' })}
          />
        )}
        <TextField
          label="抬头名称"
          value={draft.titleName}
          onChange={(titleName) => change({ titleName, titleId: '' })}
          error={problems.titleName}
          attributes={{
            autoComplete: 'off',
            maxLength: INVOICE_TITLE_MAX_LENGTHS.titleName,
            placeholder: isCompany ? '营业执照上的公司名称' : '姓名',
          }}
        />
        {isCompany && (
          <>
            <TextField
              label="税号"
              value={draft.taxNo}
              onChange={(taxNo) => change({ taxNo, titleId: '' })}
              error={problems.taxNo}
              attributes={{
                autoComplete: 'off',
                autoCapitalize: 'characters',
                maxLength: INVOICE_TITLE_MAX_LENGTHS.taxNo,
                placeholder: '15、17、18或20位',
              }}
            />
            {hint !== '' && <NoticeBanner tone="soon">{hint}</NoticeBanner>}
            {COMPANY_FIELDS.map(({ field, label }) => (
              <TextField
                key={field}
                label={isSpecial ? label : `${label}（选填）`}
                value={draft[field]}
                onChange={(text) => change({ [field]: text, titleId: '' })}
                error={problems[field]}
                attributes={{ autoComplete: 'off', maxLength: INVOICE_TITLE_MAX_LENGTHS[field] }}
              />
            ))}
          </>
        )}
        {form.canSaveTitle && draft.titleId === '' && (
          <CheckBox isChecked={draft.keepsTitle} onChange={(keepsTitle) => change({ keepsTitle })}>
            存为常用抬头
          </CheckBox>
        )}
      </Card>
      <Card title="接收方式">
        <TextField
          label="邮箱"
          value={draft.email}
          onChange={(email) => change({ email })}
          error={problems.email}
          attributes={{
            inputMode: 'email',
            autoComplete: 'email',
            autoCapitalize: 'off',
            maxLength: INVOICE_TITLE_MAX_LENGTHS.email,
          }}
        />
        {suggestedEmail !== '' && (
          <NoticeBanner
            tone="soon"
            action={<TextButton onPress={() => change({ email: suggestedEmail })}>改成这个</TextButton>}
          >
            您要填的是 {suggestedEmail} 吗？
          </NoticeBanner>
        )}
        <TextField
          label="备注（选填）"
          value={draft.remark}
          onChange={(remark) => change({ remark })}
          error={problems.remark}
          attributes={{ autoComplete: 'off', maxLength: INVOICE_TITLE_MAX_LENGTHS.remark }}
        />
      </Card>
    </>
  );
}
