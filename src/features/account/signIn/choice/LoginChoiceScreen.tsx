import { useIsSignedIn } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { TextButton } from '@/ui/button/TextButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { useAccountForm } from '../../form/useAccountForm';
import { OneTapCard } from '../parts/OneTapCard';
import { PhoneWay } from '../parts/PhoneWay';
import { SignedInAlready } from '../parts/SignedInAlready';
import { useOneTap } from '../parts/useOneTap';

/** The choice of how to sign in: through the host where it supports that, by phone, or not now. */
export default function LoginChoiceScreen() {
  const { frame, query, go } = useScreen('loginIndex');
  const wayBack = wayBackOf(query);
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('loginIndex');
  const oneTap = useOneTap(form, wayBack);
  return (
    <ScreenFrame {...frame}>
      {isSignedIn ? (
        <SignedInAlready wayBack={wayBack} />
      ) : (
        <OneTapCard form={form} oneTap={oneTap}>
          <PhoneWay form={form} wayBack={wayBack} tone={oneTap.canAuthorize ? 'plain' : 'main'} />
          <TextButton tone="quiet" onPress={go.back}>
            暂不登录
          </TextButton>
        </OneTapCard>
      )}
    </ScreenFrame>
  );
}
