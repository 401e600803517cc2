import type { ReactNode } from 'react';

import { useIsSignedIn } from '@/flows/session/useSession';
import { useGo } from '@/navigation/hooks/useGo';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { SignedInAlready } from './SignedInAlready';

interface EntryScreenProps {
  readonly name: string;
  /** Of the screen, and what its button says. */
  readonly title: string;
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
  const { name, title, wayBack, isBusy, problem, onSubmit, foot, children } = props;
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const frame = { name, title, onBack: go.back };
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
        <PrimaryButton type="submit" busyText={isBusy ? `正在${title}…` : undefined}>
          {title}
        </PrimaryButton>
      }
      foot={foot}
    >
      {children}
    </FormScreen>
  );
}
