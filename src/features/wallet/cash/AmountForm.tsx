import { formatYuan } from '@/domain/money';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { Field } from '@/ui/form/Field';
import { Missing } from '@/ui/missing/Missing';

import { CodeSheet } from './CodeSheet';
import { MAX_TYPED } from './model/cashOutForm';
import { type CashOutOf, useCashOut } from './useCashOut';

/** How much goes back, by which way and when; and the sheet that asks for the code. */
export function AmountForm(of: CashOutOf) {
  const cashOut = useCashOut(of);
  const { cents, check, failure } = cashOut;
  const isChecking = check.isOpen && cents !== undefined;
  const ask = usePrimaryAct(cents === undefined ? (cashOut.problem ?? '请输入提现金额') : '', cashOut.ask);
  const told = isChecking && cashOut.isSameCodeGood ? undefined : failure;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask(event.currentTarget);
        }}
      >
        <Card>
          <Missing is={cents === undefined}>
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
                placeholder: `最多 ${formatYuan(of.parts.refundableAmount)}`,
              }}
            />
          </Missing>
          <FactRows
            facts={[
              { label: '退款去向', value: '原路退回充值时的微信或支付宝' },
              { label: '到账时间', value: '审核后1–3个工作日' },
            ]}
          />
          <div role="alert" hidden={told === undefined}>
            {told !== undefined && <Notice tone="owed">{told}</Notice>}
          </div>
          <PrimaryButton type="submit" busyText={cashOut.busyText}>
            提现
          </PrimaryButton>
        </Card>
      </form>
      {isChecking && <CodeSheet cents={cents} cashOut={cashOut} />}
    </>
  );
}
