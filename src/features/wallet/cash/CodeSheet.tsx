import { formatYuan } from '@/domain/money';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Notice } from '@/ui/card/Notice';
import { Sheet } from '@/ui/overlay/Sheet';
import { CodeCell } from '@/widgets/smsCode/CodeCell';

import styles from './CodeSheet.module.css';
import { codeLine } from './model/cashOutForm';
import type { CashOutState } from './useCashOut';

interface CodeSheetProps {
  readonly cents: number;
  readonly cashOut: CashOutState;
}

/** The last step of a pay-out: how much goes where, and a code to the phone of the account. */
export function CodeSheet({ cents, cashOut }: CodeSheetProps) {
  const { check, busyText } = cashOut;
  const failure = cashOut.isSameCodeGood ? cashOut.failure : undefined;
  const phoneChange = standing('changeTel');
  return (
    <Sheet title={`确认提现 ${formatYuan(cents)}`} onClose={check.close}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          cashOut.confirm();
        }}
      >
        <p>从余额扣除，原路退回充值时的账户</p>
        <p role="status">{codeLine(check.phone, check.isSending, check.isSent)}</p>
        <CodeCell
          label="短信验证码"
          field={check.field}
          error={check.problem}
          onChange={() => {
            if (check.problem !== undefined) check.showProblem('');
          }}
          sending={check}
          onSend={check.sendAgain}
        />
        <div role="alert" hidden={failure === undefined}>
          {failure !== undefined && <Notice tone="owed">{failure}</Notice>}
        </div>
        <PrimaryButton type="submit" busyText={busyText}>
          确认提现
        </PrimaryButton>
        {phoneChange !== undefined && <LinkButton to={phoneChange}>手机号已停用，去更换</LinkButton>}
      </form>
    </Sheet>
  );
}
