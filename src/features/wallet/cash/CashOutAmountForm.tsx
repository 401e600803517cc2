import { formatYuan } from '@/domain/money';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { TextField } from '@/ui/form/TextField';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';

import { CashOutSmsCodeSheet } from './CashOutSmsCodeSheet';
import { MAX_CASH_OUT_INPUT_LENGTH } from './model/cashOutForm';
import { type CashOutFormOptions, useCashOutForm } from './useCashOutForm';

/** The amount, refund method and arrival time of a cash-out, and the sheet for the SMS code. */
export function CashOutAmountForm(options: CashOutFormOptions) {
  const cashOut = useCashOutForm(options);
  const { cents, codeCheck, failure } = cashOut;
  const isChecking = codeCheck.isOpen && cents !== undefined;
  const onSubmit = usePrimaryButtonHandler(
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
          <RequiredFormPart isMissing={cents === undefined}>
            <TextField
              label="提现金额（元）"
              value={cashOut.typed}
              onChange={cashOut.setTyped}
              error={cashOut.problem}
              suffix={<TextButton onPress={cashOut.typeMax}>全部</TextButton>}
              attributes={{
                inputMode: 'decimal',
                autoComplete: 'off',
                maxLength: MAX_CASH_OUT_INPUT_LENGTH,
                placeholder: `最多 ${formatYuan(options.balance.refundableAmount)}`,
              }}
            />
          </RequiredFormPart>
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
      {isChecking && <CashOutSmsCodeSheet cents={cents} cashOut={cashOut} />}
    </>
  );
}
