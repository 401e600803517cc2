import type { ReactNode } from 'react';

import { useIsSignedIn } from '@/flows/session/useSession';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { SignedInAlready } from './SignedInAlready';

interface EntryScreenProps {
  /** Its title is also the button's label. */
  readonly frame: ScreenHeaderProps;
  readonly wayBack: string | undefined;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: () => void;
  /** Other ways to sign in. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A form that ends with a new session. A driver with a session sees a button to continue instead. */
export function EntryView(props: EntryScreenProps) {
  const { frame, wayBack, isBusy, error, onSubmit, foot, children } = props;
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) {
    return (
      <ScreenFrame {...frame}>
        <SignedInAlready wayBack={wayBack} />
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
      foot={foot}
    >
      {children}
    </FormScreen>
  );
}
