import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ResidentRegistration } from '@/services/driver/residentRegistrations';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { toResidentRejectionReasonRows } from '../model/residentRegistrationTexts';
import { ResidenceProofCard } from './ResidenceProofCard';
import { ResidentApplicantCard } from './ResidentApplicantCard';
import { ResidentPlatesCard } from './ResidentPlatesCard';
import { ResidentRoomCard } from './ResidentRoomCard';
import { useResidentRegistrationForm } from './useResidentRegistrationForm';

interface ResidentRegistrationFormProps {
  readonly frame: ScreenHeaderProps<'userApplyUserCheckIn'> & { readonly right?: ReactNode };
  /** The rejected application that is resubmitted. */
  readonly former: ResidentRegistration | undefined;
  /** Content above the form. */
  readonly header: ReactNode;
}

/** The form that registers one room. */
export function ResidentRegistrationForm({ frame, former, header }: ResidentRegistrationFormProps) {
  const form = useResidentRegistrationForm(former);
  const reasons = former === undefined ? [] : toResidentRejectionReasonRows(former);
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
      <ResidentRoomCard form={form} />
      <ResidentApplicantCard form={form} />
      <ResidentPlatesCard form={form} />
      <ResidenceProofCard form={form} />
    </FormScreen>
  );
}
