import { useEffect, useRef } from 'react';

import { formatYuan } from '@/domain/money';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { TextField } from '@/ui/form/TextField';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import {
  getRechargeCents,
  MAX_RECHARGE_AMOUNT_CHARS,
  type RechargeAmountChoice,
  type RechargeAmountOptions,
  rechargeAmountProblem,
  rechargeGiftTermsText,
} from './model/rechargeAmount';
import styles from './RechargeAmountCard.module.css';

interface RechargeAmountCardProps {
  readonly offer: RechargeAmountOptions;
  readonly choice: RechargeAmountChoice & { readonly isTyping: boolean };
  readonly onChange: (choice: Partial<RechargeAmountCardProps['choice']>) => void;
  /** The order is being placed or is at the cashier, so its amount can no longer be changed. */
  readonly isFixed: boolean;
}

/** The amount to recharge: one of the packages, or any other. */
export function RechargeAmountCard({ offer, choice, onChange, isFixed }: RechargeAmountCardProps) {
  const problem = rechargeAmountProblem(choice, offer);
  const terms = rechargeGiftTermsText(offer, choice);
  const typed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice.isTyping) typed.current?.scrollIntoView({ block: 'nearest' });
  }, [choice.isTyping, problem]);
  return (
    <RequiredFormPart isMissing={!Number.isSafeInteger(getRechargeCents(choice, offer))}>
      <Card title="充值金额">
        <fieldset className={styles['choices']} disabled={isFixed}>
          <ChoiceChips<number>
            legend="选择金额"
            options={offer.packages.map(({ cents }) => ({ value: cents, label: formatYuan(cents) }))}
            value={choice.packageCents}
            onChange={(packageCents) => onChange({ packageCents, typed: '', isTyping: false })}
          />
          <div ref={typed} className={styles['typed']}>
            <TextField
              label="其他金额（元）"
              value={choice.typed}
              onChange={(typed) => onChange({ typed, packageCents: null })}
              error={problem}
              attributes={{
                // The screen has its own keyboard for this field.
                inputMode: 'none',
                autoComplete: 'off',
                maxLength: MAX_RECHARGE_AMOUNT_CHARS,
                placeholder: '最多到分，如 88.88',
                onFocus: () => onChange({ isTyping: true }),
              }}
            />
          </div>
        </fieldset>
        {terms !== '' && (
          <NoticeBanner>
            <UnbrokenNumbersText of={`${terms}。赠送的钱只能用于支付，不能提现`} />
          </NoticeBanner>
        )}
      </Card>
    </RequiredFormPart>
  );
}
