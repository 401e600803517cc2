import { Card } from '@/ui/card/Card';
import { Stepper } from '@/ui/choice/Stepper';
import { Field } from '@/ui/form/Field';

import { REASON_LENGTH, type TillDraft } from './model/tillDraft';

interface TillChoicesProps {
  readonly draft: TillDraft;
  readonly num: number;
  /** What one car may get now. */
  readonly most: number;
  readonly onChange: (part: Partial<TillDraft>) => void;
}

/** How many, and why. Both stay for the next car. */
export function TillChoices({ draft, num, most, onChange }: TillChoicesProps) {
  return (
    <Card>
      {most > 1 && (
        <Stepper
          legend="每车张数"
          label="每车张数"
          value={num}
          min={1}
          max={most}
          text={`${String(num)}张`}
          onChange={(next) => onChange({ num: next })}
        />
      )}
      <Field
        label="事由（选填）"
        value={draft.reason}
        onChange={(reason) => onChange({ reason: reason.slice(0, REASON_LENGTH) })}
        attributes={{ maxLength: REASON_LENGTH, placeholder: '如 消费满额' }}
      />
    </Card>
  );
}
