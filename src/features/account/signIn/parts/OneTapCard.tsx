import type { ReactNode } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';

import type { AccountFormState } from '../../form/useAccountForm';
import { AgreementBox } from './AgreementBox';
import { Brand } from './Brand';
import type { useOneTap } from './useOneTap';

interface OneTapCardProps {
  readonly form: AccountFormState;
  readonly oneTap: ReturnType<typeof useOneTap>;
  /** The other ways. */
  readonly children: ReactNode;
}

/** The host's one tap first, with its agreement, and the other ways below it. Without such a host only those. */
export function OneTapCard({ form, oneTap, children }: OneTapCardProps) {
  const { canAuthorize, isBusy, label, failure, authorize } = oneTap;
  return (
    <>
      <Brand size="whole">登录后查看车辆、账单和优惠券</Brand>
      <Card>
        {failure !== '' && <Notice tone="owed">{failure}</Notice>}
        {canAuthorize && (
          <>
            <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
            <PrimaryButton onPress={authorize} busyText={isBusy ? label : undefined}>
              {label}
            </PrimaryButton>
          </>
        )}
        {children}
      </Card>
    </>
  );
}
