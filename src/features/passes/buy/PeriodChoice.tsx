import { START_RULE } from '@/domain/pass/passCodes';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { DateField } from '@/ui/form/DateField';

import { clampCycles } from '../model/passTerms';
import { CyclesStepper } from '../parts/CyclesStepper';
import styles from './buy.module.css';
import { passStartRange, startDayError } from './model/passChoices';
import type { PassPurchaseForm } from './usePassPurchase';

const START_RULE_TEXTS: Readonly<Record<number, string>> = {
  [START_RULE.atOnce]: '支付成功后立即生效',
  [START_RULE.nextDay]: '办理后次日零点生效',
  [START_RULE.nextMonth]: '下月1日零点生效',
};

interface PeriodChoiceProps {
  readonly rule: PassRule;
  readonly purchase: PassPurchaseForm;
  readonly isFixed: boolean;
}

/** The number of cycles, and the first day if the rule lets the driver choose it. */
export function PeriodChoice({ rule, purchase, isFixed }: PeriodChoiceProps) {
  const { draft, change, nowMs } = purchase;
  const startText = START_RULE_TEXTS[rule.startRule];
  const error = draft.startDay === '' ? '' : startDayError(rule, draft.startDay, nowMs);
  return (
    <Card title="买多久">
      <fieldset className={styles['fixed']} disabled={isFixed}>
        <CyclesStepper rule={rule} cycles={clampCycles(draft.cycles, rule)} onChange={(cycles) => change({ cycles })} />
        {rule.startRule === START_RULE.chosenDay && (
          <DateField
            label="生效日期"
            value={draft.startDay}
            range={passStartRange(nowMs)}
            onChange={(startDay) => change({ startDay })}
            error={error}
          />
        )}
        {startText !== undefined && <p className={styles['note']}>{startText}</p>}
      </fieldset>
    </Card>
  );
}
