import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { ownerRejectionReasonRows } from '../model/ownerApplicationTexts';
import { OwnerApplicantCard } from './OwnerApplicantCard';
import { OwnerPlatesCard } from './OwnerPlatesCard';
import { OwnerProofCard } from './OwnerProofCard';
import { OwnerRoomCard } from './OwnerRoomCard';
import { useOwnerRegistrationForm } from './useOwnerRegistrationForm';

interface OwnerRegistrationFormProps {
  readonly frame: ScreenHeaderProps<'userApplyUserCheckIn'> & { readonly right?: ReactNode };
  /** The rejected application that is resubmitted. */
  readonly former: OwnerApplication | undefined;
  /** Content above the form. */
  readonly header: ReactNode;
}

/** The form that registers one room. */
export function OwnerRegistrationForm({ frame, former, header }: OwnerRegistrationFormProps) {
  const form = useOwnerRegistrationForm(former);
  const reasons = former === undefined ? [] : ownerRejectionReasonRows(former);
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.busyText}>
          {form.isResubmission ? '重新提交' : '提交登记'}
        </PrimaryButton>
      }
    >
      {header}
      {form.isResubmission && (
        <NoticeBanner tone="owed">
          上次未通过：
          {reasons.map(({ text }) => text).join('；') || '资料不符合要求，请核对后重新提交'}
        </NoticeBanner>
      )}
      <OwnerRoomCard form={form} />
      <OwnerApplicantCard form={form} />
      <OwnerPlatesCard form={form} />
      <OwnerProofCard form={form} />
    </FormScreen>
  );
}
