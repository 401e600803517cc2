import { dayOf } from '@/domain/day';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Field } from '@/ui/form/Field';

import type { PaperFormState } from './usePaperForm';

/** A disabled driver's certificate: its number, which stays in the field, and its expiry date. */
export function CertificateFields({
  form: { certificateNo, draft, forgive, setDay },
}: {
  readonly form: PaperFormState;
}) {
  return (
    <>
      <Field
        label="残疾证号"
        ref={certificateNo}
        onChange={() => {
          forgive('certificateNo', 'whole');
        }}
        error={draft.problems.certificateNo}
        attributes={{ autoComplete: 'off', maxLength: 22, placeholder: '证件上的20位号码' }}
      />
      <Field
        label="残疾证有效期至"
        value={draft.expireDate}
        onChange={setDay}
        error={draft.problems.expireDate}
        type="date"
        attributes={{ autoComplete: 'off', min: dayOf(useServerNow()) }}
      />
    </>
  );
}
