import { useEffect, useRef } from 'react';

import { formatYuan } from '@/domain/money';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { Field } from '@/ui/form/Field';
import { Missing } from '@/ui/missing/Missing';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import styles from './AmountCard.module.css';
import {
  type AmountChoice,
  centsOf,
  giftTerms,
  MAX_TYPED,
  problemOf,
  type RechargeOffer,
} from './model/rechargeAmount';

interface AmountCardProps {
  readonly offer: RechargeOffer;
  readonly choice: AmountChoice & { readonly isTyping: boolean };
  readonly onChange: (choice: Partial<AmountCardProps['choice']>) => void;
  /** The order is being made or is at the cashier, so its amount can no longer be changed. */
  readonly isFixed: boolean;
}

/** The amount to recharge: one of the packages, or any other. */
export function AmountCard({ offer, choice, onChange, isFixed }: AmountCardProps) {
  const problem = problemOf(choice, offer);
  const terms = giftTerms(offer, choice);
  const typed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice.isTyping) typed.current?.scrollIntoView({ block: 'nearest' });
  }, [choice.isTyping, problem]);
  return (
    <Missing is={!Number.isSafeInteger(centsOf(choice, offer))}>
      <Card title="充值金额">
        <fieldset className={styles['choices']} disabled={isFixed}>
          <ChoiceChips<number>
            legend="选择金额"
            options={offer.packages.map(({ cents }) => ({ value: cents, label: formatYuan(cents) }))}
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
        {terms !== '' && (
          <Notice>
            <UnbrokenNumbers of={`${terms}。赠送的钱只能用于支付，不能提现`} />
          </Notice>
        )}
      </Card>
    </Missing>
  );
}
