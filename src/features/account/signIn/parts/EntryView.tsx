import type { ReactNode } from 'react';

import { useIsSignedIn } from '@/flows/session/useSession';
import type { ScreenHead } from '@/navigation/hooks/useScreen';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { SignedInAlready } from './SignedInAlready';

interface EntryScreenProps {
  /** Its title is also what the button says. */
  readonly frame: ScreenHead;
  readonly wayBack: string | undefined;
  readonly isBusy: boolean;
  /** What is wrong with the form as a whole; empty while nothing is. */
  readonly problem: string;
  readonly onSubmit: () => void;
  /** Other ways in. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** A form at whose end a session begins. Whoever has one goes on instead. */
export function EntryView(props: EntryScreenProps) {
  const { frame, wayBack, isBusy, problem, onSubmit, foot, children } = props;
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
      error={problem === '' ? undefined : problem}
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
