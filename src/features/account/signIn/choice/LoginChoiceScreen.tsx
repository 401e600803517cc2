import { returnPathOf } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { TextButton } from '@/ui/button/TextButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { useAccountForm } from '../../form/useAccountForm';
import { AlreadySignedIn } from '../parts/AlreadySignedIn';
import { OneTapCard } from '../parts/OneTapCard';
import { PhoneLoginLink } from '../parts/PhoneLoginLink';
import { useOneTap } from '../parts/useOneTap';

/** The choice of a sign-in method: through the host if it supports that, by phone, or not now. */
export default function LoginChoiceScreen() {
  const { frame, query, go } = useScreen('loginIndex');
  const returnPath = returnPathOf(query);
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('loginIndex');
  const oneTap = useOneTap(form, returnPath);
  return (
    <ScreenFrame {...frame}>
      {isSignedIn ? (
        <AlreadySignedIn wayBack={returnPath} />
      ) : (
        <OneTapCard form={form} oneTap={oneTap}>
          <PhoneLoginLink form={form} returnPath={returnPath} tone={oneTap.canAuthorize ? 'plain' : 'main'} />
          <TextButton tone="quiet" onPress={go.back}>
            暂不登录
          </TextButton>
        </OneTapCard>
      )}
    </ScreenFrame>
  );
}
