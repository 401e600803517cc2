import { PASS_START_RULE } from '@/domain/pass/passCodes';
import type { PassProduct } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { DateField } from '@/ui/form/DateField';

import { clampPassCycles } from '../model/passTerms';
import { PassCyclesStepper } from '../parts/PassCyclesStepper';
import styles from './buy.module.css';
import { passStartDayError, passStartDayRange } from './model/passPurchaseChoices';
import type { PassPurchaseFormState } from './usePassPurchase';

const START_RULE_TEXTS: Readonly<Record<number, string>> = {
  [PASS_START_RULE.atOnce]: '支付成功后立即生效',
  [PASS_START_RULE.nextDay]: '办理后次日零点生效',
  [PASS_START_RULE.nextMonth]: '下月1日零点生效',
};

interface PassPeriodChoiceProps {
  readonly rule: PassProduct;
  readonly purchase: PassPurchaseFormState;
  readonly isFixed: boolean;
}

/** The number of cycles, and the first day if the rule lets the driver choose it. */
export function PassPeriodChoice({ rule, purchase, isFixed }: PassPeriodChoiceProps) {
  const { draft, change, nowMs } = purchase;
  const startText = START_RULE_TEXTS[rule.startRule];
  const error = draft.startDay === '' ? '' : passStartDayError(rule, draft.startDay, nowMs);
  return (
    <Card title="买多久">
      <fieldset className={styles['fixed']} disabled={isFixed}>
        <PassCyclesStepper
          rule={rule}
          cycles={clampPassCycles(draft.cycles, rule)}
          onChange={(cycles) => change({ cycles })}
        />
        {rule.startRule === PASS_START_RULE.chosenDay && (
          <DateField
            label="生效日期"
            value={draft.startDay}
            range={passStartDayRange(nowMs)}
            onChange={(startDay) => change({ startDay })}
            error={error}
          />
        )}
        {startText !== undefined && <p className={styles['note']}>{startText}</p>}
      </fieldset>
    </Card>
  );
}
