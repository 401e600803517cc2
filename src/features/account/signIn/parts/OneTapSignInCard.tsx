import type { ReactNode } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { AccountFormState } from '../../form/useAccountForm';
import { AgreementCheckBox } from './AgreementCheckBox';
import { BrandHeader } from './BrandHeader';
import type { useOneTapSignIn } from './useOneTapSignIn';

interface OneTapSignInCardProps {
  readonly form: AccountFormState;
  readonly oneTap: ReturnType<typeof useOneTapSignIn>;
  /** The other sign-in methods. */
  readonly children: ReactNode;
}

/** One-tap sign-in with its agreement, and the other methods below it. A host without one tap shows only those. */
export function OneTapSignInCard({ form, oneTap, children }: OneTapSignInCardProps) {
  const { canAuthorize, isBusy, label, failure, authorize } = oneTap;
  return (
    <>
      <BrandHeader size="whole">登录后查看车辆、账单和优惠券</BrandHeader>
      <Card>
        {failure !== '' && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
        {canAuthorize && (
          <>
            <AgreementCheckBox
              isChecked={form.hasAgreed}
              onChange={form.setAgreed}
              error={form.problems.fields.hasAgreed}
            />
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
