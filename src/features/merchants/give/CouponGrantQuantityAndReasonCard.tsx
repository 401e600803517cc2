import { Card } from '@/ui/card/Card';
import { NumberStepper } from '@/ui/choice/NumberStepper';
import { TextField } from '@/ui/form/TextField';

import { type CouponGrantDraft, MAX_COUPON_GRANT_REASON_LENGTH } from './model/couponGrantDraft';

interface CouponGrantOptionsProps {
  readonly draft: CouponGrantDraft;
  readonly num: number;
  /** The maximum for one car now. */
  readonly maxNum: number;
  readonly onChange: (part: Partial<CouponGrantDraft>) => void;
}

/** The quantity and the reason. Both are retained for the next car. */
export function CouponGrantQuantityAndReasonCard({ draft, num, maxNum, onChange }: CouponGrantOptionsProps) {
  return (
    <Card>
      {maxNum > 1 && (
        <NumberStepper
          legend="每车张数"
          label="每车张数"
          value={num}
          min={1}
          max={maxNum}
          text={`${String(num)}张`}
          onChange={(next) => onChange({ num: next })}
        />
      )}
      <TextField
        label="事由（选填）"
        value={draft.reason}
        onChange={(reason) => onChange({ reason: reason.slice(0, MAX_COUPON_GRANT_REASON_LENGTH) })}
        attributes={{ maxLength: MAX_COUPON_GRANT_REASON_LENGTH, placeholder: '如 消费满额' }}
      />
    </Card>
  );
}
