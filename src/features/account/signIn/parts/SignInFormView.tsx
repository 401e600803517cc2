import type { ReactNode } from 'react';

import { useIsSignedIn } from '@/flows/session/useSession';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { AlreadySignedInNotice } from './AlreadySignedInNotice';

interface SignInFormViewProps {
  /** Its title is also the button's label. */
  readonly frame: ScreenHeaderProps;
  readonly returnPath: string | undefined;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  /** Other sign-in methods. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A form that starts a session. A signed-in driver sees a button to continue instead. */
export function SignInFormView(props: SignInFormViewProps) {
  const { frame, returnPath, isBusy, error, onSubmit, foot, children } = props;
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) {
    return (
      <ScreenFrame {...frame}>
        <AlreadySignedInNotice wayBack={returnPath} />
      </ScreenFrame>
    );
  }
  return (
    <FormScreen
      frame={frame}
      onSubmit={onSubmit}
      error={error}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? `正在${frame.title}…` : undefined}>
          {frame.title}
        </PrimaryButton>
      }
      footer={foot}
    >
      {children}
    </FormScreen>
  );
}
