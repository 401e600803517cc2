import { TextField } from '@/ui/form/TextField';

import type { VehiclePapersFormState } from './useVehiclePapersForm';

/** The owner's identity card number. Its value stays in the input element. */
export function IdCardField({ form: { idCard, draft, clearProblems } }: { readonly form: VehiclePapersFormState }) {
  return (
    <TextField
      label="身份证号"
      ref={idCard}
      onChange={() => {
        clearProblems('idCard', 'whole');
      }}
      error={draft.problems.idCard}
      attributes={{ autoComplete: 'off', maxLength: 24, placeholder: '18位或15位身份证号' }}
    />
  );
}
