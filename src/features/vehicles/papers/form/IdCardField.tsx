import { Field } from '@/ui/form/Field';

import type { PaperFormState } from './usePaperForm';

/** The owner's identity card number. It stays in the field. */
export function IdCardField({ form: { idCard, draft, forgive } }: { readonly form: PaperFormState }) {
  return (
    <Field
      label="身份证号"
      ref={idCard}
      onChange={() => {
        forgive('idCard', 'whole');
      }}
      error={draft.problems.idCard}
      attributes={{ autoComplete: 'off', maxLength: 24, placeholder: '18位或15位身份证号' }}
    />
  );
}
