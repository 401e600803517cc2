import type { PassApply } from '@/services/special/passApplies';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { Field } from '@/ui/form/Field';

import { Kept } from './Kept';
import { ADDRESS_MAX, NAME_MAX } from './model/materialForm';
import type { MaterialFormState } from './useMaterialForm';

interface MaterialFieldsProps {
  readonly form: MaterialFormState;
  readonly refused: PassApply | undefined;
}

/** Who asks for the pass. Of what was submitted before, only what has to change is typed again. */
export function MaterialFields({ form, refused }: MaterialFieldsProps) {
  const { typed, idCard, idCardError, keepsIdCard, keepsPhone, change, errorOf } = form;
  return (
    <Card title="申请人">
      <Field
        label="姓名"
        value={typed.ownerName}
        onChange={(ownerName) => change({ ownerName })}
        error={errorOf('ownerName')}
        attributes={{ autoComplete: 'name', maxLength: NAME_MAX + 10, placeholder: '与证件一致' }}
      />
      {keepsIdCard ? (
        <Kept label="身份证号" value={refused?.maskedIdCard ?? ''} onChange={() => change({ isIdCardNew: true })} />
      ) : (
        <Field
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
        <Kept label="手机号" value={refused?.maskedPhone ?? ''} onChange={() => change({ isPhoneNew: true })} />
      ) : (
        <Field
          label="手机号"
          type="tel"
          value={typed.phone ?? ''}
          onChange={(phone) => change({ phone })}
          error={errorOf('phone')}
          attributes={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 20, placeholder: '审核有问题会打这个电话' }}
        />
      )}
      <Field
        label="住址或单位"
        value={typed.address}
        onChange={(address) => change({ address })}
        error={errorOf('address')}
        attributes={{ autoComplete: 'street-address', maxLength: ADDRESS_MAX + 10, placeholder: '写明楼栋和房号' }}
      />
      {!keepsIdCard && <Notice>身份证号只用于审核，本机不保存，离开页面要重新填写</Notice>}
    </Card>
  );
}
