import type { PassApplication } from '@/services/special/passApplications';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { TextField } from '@/ui/form/TextField';

import { MAX_PASS_APPLICANT_ADDRESS_LENGTH, MAX_PASS_APPLICANT_NAME_LENGTH } from './model/passDocumentForm';
import { ReusedApplicationValueRow } from './ReusedApplicationValueRow';
import type { PassDocumentFormState } from './usePassDocumentForm';

interface PassMaterialFieldsProps {
  readonly form: PassDocumentFormState;
  readonly rejectedApply: PassApplication | undefined;
}

/** The applicant. After a rejection, only what has to change is typed again. */
export function PassApplicantFields({ form, rejectedApply }: PassMaterialFieldsProps) {
  const { values, idCard, idCardError, keepsIdCard, keepsPhone, change, errorOf } = form;
  return (
    <Card title="申请人">
      <TextField
        label="姓名"
        value={values.ownerName}
        onChange={(ownerName) => change({ ownerName })}
        error={errorOf('ownerName')}
        attributes={{ autoComplete: 'name', maxLength: MAX_PASS_APPLICANT_NAME_LENGTH + 10, placeholder: '与证件一致' }}
      />
      {keepsIdCard ? (
        <ReusedApplicationValueRow
          label="身份证号"
          value={rejectedApply?.maskedIdCard ?? ''}
          onChange={() => change({ isIdCardNew: true })}
        />
      ) : (
        <TextField
          label="身份证号"
          ref={idCard}
          onChange={() => {
            if (idCardError !== undefined) change({ idCardFault: '', isIdCardNew: true });
          }}
          error={idCardError}
          attributes={{ autoComplete: 'off', maxLength: 22, placeholder: '18位或15位身份证号' }}
        />
      )}
      {keepsPhone ? (
        <ReusedApplicationValueRow
          label="手机号"
          value={rejectedApply?.maskedPhone ?? ''}
          onChange={() => change({ isPhoneNew: true })}
        />
      ) : (
        <TextField
          label="手机号"
          type="tel"
          value={values.phone ?? ''}
          onChange={(phone) => change({ phone })}
          error={errorOf('phone')}
          attributes={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 20, placeholder: '审核有问题会打这个电话' }}
        />
      )}
      <TextField
        label="住址或单位"
        value={values.address}
        onChange={(address) => change({ address })}
        error={errorOf('address')}
        attributes={{
          autoComplete: 'street-address',
          maxLength: MAX_PASS_APPLICANT_ADDRESS_LENGTH + 10,
          placeholder: '写明楼栋和房号',
        }}
      />
      {!keepsIdCard && <NoticeBanner>身份证号只用于审核，本机不保存，离开页面要重新填写</NoticeBanner>}
    </Card>
  );
}
