import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { rejectionReasonRows } from '../model/applicationTexts';
import { ApplicantCard } from './ApplicantCard';
import { OwnerRoomCard } from './OwnerRoomCard';
import { PlatesCard } from './PlatesCard';
import { ProofCard } from './ProofCard';
import { useCheckInForm } from './useCheckInForm';

interface CheckInFormProps {
  readonly frame: ScreenHeaderProps<'userApplyUserCheckIn'> & { readonly right?: ReactNode };
  /** The rejected application that is resubmitted. */
  readonly former: OwnerApplication | undefined;
  /** Content above the form. */
  readonly header: ReactNode;
}

/** The form that registers one room. */
export function CheckInForm({ frame, former, header }: CheckInFormProps) {
  const form = useCheckInForm(former);
  const reasons = former === undefined ? [] : rejectionReasonRows(former);
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
      <ApplicantCard form={form} />
      <PlatesCard form={form} />
      <ProofCard form={form} />
    </FormScreen>
  );
}
