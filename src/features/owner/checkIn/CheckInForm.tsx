import type { ReactNode } from 'react';

import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { OwnerApplication } from '@/services/driver/ownerApplications';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Notice } from '@/ui/card/Notice';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { reasonRows } from '../model/applicationWords';
import { PlaceCard } from './PlaceCard';
import { PlatesCard } from './PlatesCard';
import { ProofCard } from './ProofCard';
import { useCheckIn } from './useCheckIn';
import { WhoCard } from './WhoCard';

interface CheckInFormProps {
  readonly frame: ScreenHeaderProps<'userApplyUserCheckIn'> & { readonly right?: ReactNode };
  /** The refused registration that is sent again. */
  readonly former: OwnerApplication | undefined;
  /** What the driver has already. */
  readonly head: ReactNode;
}

/** The registration of one room. */
export function CheckInForm({ frame, former, head }: CheckInFormProps) {
  const form = useCheckIn(former);
  const reasons = former === undefined ? [] : reasonRows(former);
  return (
    <FormScreen
      frame={frame}
      onSubmit={form.submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={form.busyText}>
          {form.isAgain ? '重新提交' : '提交登记'}
        </PrimaryButton>
      }
    >
      {head}
      {form.isAgain && (
        <Notice tone="owed">
          上次未通过：
          {reasons.map(({ text }) => text).join('；') || '资料不符合要求，请核对后重新提交'}
        </Notice>
      )}
      <PlaceCard form={form} />
      <WhoCard form={form} />
      <PlatesCard form={form} />
      <ProofCard form={form} />
    </FormScreen>
  );
}
