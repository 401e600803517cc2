import { formatYuan } from '@/domain/money';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Sheet } from '@/ui/overlay/Sheet';
import { SmsCodeField } from '@/widgets/smsCode/SmsCodeField';

import styles from './CashOutSmsCodeSheet.module.css';
import { smsCodeStatusText } from './model/cashOutForm';
import type { CashOutFormState } from './useCashOutForm';

interface CashOutCodeSheetProps {
  readonly cents: number;
  readonly cashOut: CashOutFormState;
}

/** The last step of a cash-out: the amount, its destination, and an SMS code to the account's phone. */
export function CashOutSmsCodeSheet({ cents, cashOut }: CashOutCodeSheetProps) {
  const { codeCheck, busyText } = cashOut;
  const failure = cashOut.canReuseCode ? cashOut.failure : undefined;
  const phoneChange = getPathIfInBuild('changeTel');
  return (
    <Sheet title={`确认提现 ${formatYuan(cents)}`} onClose={codeCheck.close}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          cashOut.submit();
        }}
      >
        <p>从余额扣除，原路退回充值时的账户</p>
        <p role="status">{smsCodeStatusText(codeCheck.phone, codeCheck.isSending, codeCheck.isSent)}</p>
        <SmsCodeField
          label="短信验证码"
          field={codeCheck.field}
          error={codeCheck.problem}
          onChange={() => {
            if (codeCheck.problem !== undefined) codeCheck.showProblem('');
          }}
          sendState={codeCheck}
          onSend={codeCheck.resend}
        />
        <div role="alert" hidden={failure === undefined}>
          {failure !== undefined && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
        </div>
        <PrimaryButton type="submit" busyText={busyText}>
          确认提现
        </PrimaryButton>
        {phoneChange !== undefined && <LinkButton to={phoneChange}>手机号已停用，去更换</LinkButton>}
      </form>
    </Sheet>
  );
}
