import { yearsAround } from '@/domain/dayChoice';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { DateField } from '@/ui/form/DateField';
import { Field } from '@/ui/form/Field';

import type { PaperFormState } from './usePaperForm';

/** Past dates can be chosen too: for an expired certificate the form shows what to do. */
const YEARS_BEFORE = 10;
const YEARS_AFTER = 30;

/** A disabled driver's certificate: its number, which stays in the input element, and its expiry date. */
export function CertificateFields({
  form: { certificateNo, draft, clearProblems, setDay },
}: {
  readonly form: PaperFormState;
}) {
  return (
    <>
      <Field
        label="残疾证号"
        ref={certificateNo}
        onChange={() => {
          clearProblems('certificateNo', 'whole');
        }}
        error={draft.problems.certificateNo}
        attributes={{ autoComplete: 'off', maxLength: 22, placeholder: '证件上的20位号码' }}
      />
      <DateField
        label="残疾证有效期至"
        value={draft.expireDate}
        range={yearsAround(useServerNow(), YEARS_BEFORE, YEARS_AFTER)}
        onChange={setDay}
        error={draft.problems.expireDate}
      />
    </>
  );
}
