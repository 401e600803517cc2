import { formatYuan } from '@/domain/money';
import { usePrimaryAction } from '@/flows/notices/usePrimaryAction';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Field } from '@/ui/form/Field';
import { RequiredPart } from '@/ui/missing/RequiredPart';

import { CashOutCodeSheet } from './CashOutCodeSheet';
import { MAX_CASH_OUT_LENGTH } from './model/cashOutForm';
import { type CashOutOptions, useCashOut } from './useCashOut';

/** The amount, refund method and arrival time of a cash-out, and the sheet for the SMS code. */
export function CashOutAmountForm(options: CashOutOptions) {
  const cashOut = useCashOut(options);
  const { cents, codeCheck, failure } = cashOut;
  const isChecking = codeCheck.isOpen && cents !== undefined;
  const onSubmit = usePrimaryAction(
    cents === undefined ? (cashOut.problem ?? '请输入提现金额') : '',
    cashOut.openCodeCheck,
  );
  const shownFailure = isChecking && cashOut.canReuseCode ? undefined : failure;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      >
        <Card>
          <RequiredPart isMissing={cents === undefined}>
            <Field
              label="提现金额（元）"
              value={cashOut.typed}
              onChange={cashOut.setTyped}
              error={cashOut.problem}
              suffix={<TextButton onPress={cashOut.typeMax}>全部</TextButton>}
              attributes={{
                inputMode: 'decimal',
                autoComplete: 'off',
                maxLength: MAX_CASH_OUT_LENGTH,
                placeholder: `最多 ${formatYuan(options.balance.refundableAmount)}`,
              }}
            />
          </RequiredPart>
          <FactRows
            facts={[
              { label: '退款去向', value: '原路退回充值时的微信或支付宝' },
              { label: '到账时间', value: '审核后1–3个工作日' },
            ]}
          />
          <div role="alert" hidden={shownFailure === undefined}>
            {shownFailure !== undefined && <NoticeBanner tone="owed">{shownFailure}</NoticeBanner>}
          </div>
          <PrimaryButton type="submit" busyText={cashOut.busyText}>
            提现
          </PrimaryButton>
        </Card>
      </form>
      {isChecking && <CashOutCodeSheet cents={cents} cashOut={cashOut} />}
    </>
  );
}
