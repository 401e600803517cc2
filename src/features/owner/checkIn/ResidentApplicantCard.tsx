import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { TextField } from '@/ui/form/TextField';

import { OWNER_OR_TENANT_OPTIONS } from '../model/residentRegistrationTexts';
import type { ResidentRegistrationFormState } from './useResidentRegistrationForm';

/** The applicant: owner or tenant, name, identity card and phone. */
export function ResidentApplicantCard({
  form: { draft, former, idCard, phone, change, fieldError },
}: {
  readonly form: ResidentRegistrationFormState;
}) {
  return (
    <Card title="登记人">
      <ChoiceChips
        legend="您是"
        options={OWNER_OR_TENANT_OPTIONS}
        value={draft.ownerType}
        onChange={(ownerType) => {
          change('ownerType', { ownerType });
        }}
        error={fieldError('ownerType')}
      />
      <TextField
        label="姓名"
        value={draft.ownerName}
        onChange={(ownerName) => {
          change('name', { ownerName });
        }}
        error={fieldError('name')}
        attributes={{ autoComplete: 'name', maxLength: 40, placeholder: '与身份证一致' }}
      />
      <TextField
        label="身份证号"
        ref={idCard}
        onChange={() => {
          change('idCard', { idCardFault: '' });
        }}
        error={fieldError('idCard')}
        attributes={{ autoComplete: 'off', maxLength: 24, placeholder: former?.idCard || '18位或15位身份证号' }}
      />
      <TextField
        label="手机号"
        type="tel"
        value={phone}
        onChange={(newPhone) => {
          change('phone', { phone: newPhone });
        }}
        error={fieldError('phone')}
        attributes={{
          autoComplete: 'tel',
          inputMode: 'tel',
          maxLength: 20,
          placeholder: former?.phone || '请输入手机号',
        }}
      />
      <NoticeBanner>
        {former !== undefined ? '身份证号和手机号不改可以不填，沿用上次提交的' : '身份证号只用于审核，本机不保存'}
      </NoticeBanner>
    </Card>
  );
}
