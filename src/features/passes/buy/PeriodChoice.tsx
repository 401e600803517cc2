import { START_RULE } from '@/domain/pass/passCodes';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { DateField } from '@/ui/form/DateField';

import { cyclesWithin } from '../model/passTerms';
import { CyclesStepper } from '../parts/CyclesStepper';
import styles from './buy.module.css';
import { startDays, startFault } from './model/wish';
import type { Buy } from './useBuy';

const STARTS: Readonly<Record<number, string>> = {
  [START_RULE.atOnce]: '支付成功后立即生效',
  [START_RULE.nextDay]: '办理后次日零点生效',
  [START_RULE.nextMonth]: '下月1日零点生效',
};

interface PeriodChoiceProps {
  readonly rule: PassRule;
  readonly buy: Buy;
  readonly isFixed: boolean;
}

/** How many cycles, and from which day where that can be chosen. */
export function PeriodChoice({ rule, buy, isFixed }: PeriodChoiceProps) {
  const { draft, change, nowMs } = buy;
  const starts = STARTS[rule.startRule];
  const fault = draft.startDay === '' ? '' : startFault(rule, draft.startDay, nowMs);
  return (
    <Card title="买多久">
      <fieldset className={styles['fixed']} disabled={isFixed}>
        <CyclesStepper of={rule} cycles={cyclesWithin(draft.cycles, rule)} onChange={(cycles) => change({ cycles })} />
        {rule.startRule === START_RULE.chosenDay && (
          <DateField
            label="生效日期"
            value={draft.startDay}
            range={startDays(nowMs)}
            onChange={(startDay) => change({ startDay })}
            error={fault}
          />
        )}
        {starts !== undefined && <p className={styles['note']}>{starts}</p>}
      </fieldset>
    </Card>
  );
}
