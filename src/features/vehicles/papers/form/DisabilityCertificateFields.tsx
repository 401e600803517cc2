import { dayRangeAroundNow } from '@/domain/dayChoice';
import { useServerNow } from '@/platform/clock/useServerNow';
import { DateField } from '@/ui/form/DateField';
import { TextField } from '@/ui/form/TextField';

import type { VehiclePapersFormState } from './useVehiclePapersForm';

/** Past dates can be chosen too: for an expired certificate the form shows what to do. */
const YEARS_BEFORE = 10;
const YEARS_AFTER = 30;

/** A disabled driver's certificate: its number, which stays in the input element, and its expiry date. */
export function DisabilityCertificateFields({
  form: { certificateNo, draft, clearProblems, setDay },
}: {
  readonly form: VehiclePapersFormState;
}) {
  return (
    <>
      <TextField
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
        range={dayRangeAroundNow(useServerNow(), YEARS_BEFORE, YEARS_AFTER)}
        onChange={setDay}
        error={draft.problems.expireDate}
      />
    </>
  );
}
