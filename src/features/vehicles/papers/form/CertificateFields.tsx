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
        attributes={{ autoComplete: 'off', inputMode: 'numeric', maxLength: 10, placeholder: '如 2030-12-31' }}
      />
    </>
  );
}
