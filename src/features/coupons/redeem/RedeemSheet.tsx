import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Field } from '@/ui/form/Field';
import { Sheet } from '@/ui/overlay/Sheet';

import styles from './RedeemSheet.module.css';
import type { RedeemForm } from './useRedeemForm';

/** The sheet in which the driver types a coupon code. */
export function RedeemSheet({ redeem }: { readonly redeem: RedeemForm }) {
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
        <Field
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
