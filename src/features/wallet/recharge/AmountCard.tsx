import { useEffect, useRef } from 'react';

import { Card } from '@/ui/card/Card';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { Field } from '@/ui/form/Field';

import styles from './AmountCard.module.css';
import { type AmountChoice, MAX_TYPED, PACKAGES, problemOf } from './model/rechargeAmount';

const OPTIONS = PACKAGES.map((cents) => ({ value: cents, label: `${String(cents / 100)}元` }));

interface AmountCardProps {
  readonly choice: AmountChoice & { readonly isTyping: boolean };
  readonly onChange: (choice: Partial<AmountCardProps['choice']>) => void;
  /** The order is being made or is at the cashier, so its amount can no longer be changed. */
  readonly isFixed: boolean;
}

/** The amount to recharge: one of the packages, or any other. */
export function AmountCard({ choice, onChange, isFixed }: AmountCardProps) {
  const problem = problemOf(choice);
  const typed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice.isTyping) typed.current?.scrollIntoView({ block: 'nearest' });
  }, [choice.isTyping, problem]);
  return (
    <Card title="充值金额">
      <fieldset className={styles['choices']} disabled={isFixed}>
        <ChoiceChips<number>
          legend="选择金额"
          options={OPTIONS}
          value={choice.packageCents}
          onChange={(packageCents) => onChange({ packageCents, typed: '', isTyping: false })}
        />
        <div ref={typed} className={styles['typed']}>
          <Field
            label="其他金额（元）"
            value={choice.typed}
            onChange={(typed) => onChange({ typed, packageCents: null })}
            error={problem}
            attributes={{
              // The screen has its own keyboard for it.
              inputMode: 'none',
              autoComplete: 'off',
              maxLength: MAX_TYPED,
              placeholder: '最多到分，如 88.88',
              onFocus: () => onChange({ isTyping: true }),
            }}
          />
        </div>
      </fieldset>
    </Card>
  );
}
