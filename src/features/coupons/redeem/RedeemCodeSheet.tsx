import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextField } from '@/ui/form/TextField';
import { Sheet } from '@/ui/overlay/Sheet';

import styles from './RedeemCodeSheet.module.css';
import type { RedeemCodeFormState } from './useRedeemCodeForm';

/** The sheet in which the driver types a coupon code. */
export function RedeemCodeSheet({ redeem }: { readonly redeem: RedeemCodeFormState }) {
  return (
    <Sheet title="输入兑换码" onClose={redeem.close}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void redeem.submit();
        }}
      >
        <TextField
          label="兑换码"
          value={redeem.code}
          onChange={redeem.setCode}
          error={redeem.problem}
          attributes={{ autoComplete: 'off', maxLength: 80, enterKeyHint: 'send', placeholder: '纸券或短信里的兑换码' }}
        />
        <PrimaryButton type="submit" busyText={redeem.isBusy ? '正在兑换…' : undefined}>
          兑换
        </PrimaryButton>
      </form>
    </Sheet>
  );
}
