import { formatYuan } from '@/domain/money';
import { type BalanceParts, whyNothingBack } from '@/domain/wallet/cashOut';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { Field } from '@/ui/form/Field';

import { MAX_TYPED } from './model/cashOutForm';
import { useCashOut } from './useCashOut';

interface CashOutFormProps {
  /** The screen's name: what was typed is kept under it. */
  readonly form: string;
  readonly walletId: string | undefined;
  readonly parts: BalanceParts;
}

/** How much goes back, by which way and when. */
export function CashOutForm({ form, walletId, parts }: CashOutFormProps) {
  const cashOut = useCashOut(form, walletId, parts);
  const reason = whyNothingBack(parts);
  if (reason !== '') return <Notice>{reason}</Notice>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        cashOut.ask();
      }}
    >
      <Card>
        <Field
          label="提现金额（元）"
          value={cashOut.typed}
          onChange={cashOut.type}
          error={cashOut.problem}
          suffix={<TextButton onPress={cashOut.typeAll}>全部</TextButton>}
          attributes={{
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: MAX_TYPED,
            placeholder: `最多 ${formatYuan(parts.refundableAmount)}`,
          }}
        />
        <FactRows
          facts={[
            { label: '退到哪里', value: '原路退回充值时的微信或支付宝' },
            { label: '多久到账', value: '审核后1–3个工作日' },
          ]}
        />
        <div role="alert" hidden={cashOut.failure === undefined}>
          {cashOut.failure !== undefined && <Notice tone="owed">{cashOut.failure}</Notice>}
        </div>
        <PrimaryButton type="submit" busyText={cashOut.busyText} isDisabled={!cashOut.isReady}>
          提现
        </PrimaryButton>
      </Card>
    </form>
  );
}
