import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { TextButton } from '@/ui/button/TextButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { useAccountForm } from '../../form/useAccountForm';
import { AlreadySignedInNotice } from '../parts/AlreadySignedInNotice';
import { OneTapSignInCard } from '../parts/OneTapSignInCard';
import { PhoneSignInLink } from '../parts/PhoneSignInLink';
import { useOneTapSignIn } from '../parts/useOneTapSignIn';

/** The choice of a sign-in method: through the host if it supports that, by phone, or not now. */
export default function LoginChoiceScreen() {
  const { frame, query, go } = useScreen('loginIndex');
  const returnPath = getSignInReturnPath(query);
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('loginIndex');
  const oneTap = useOneTapSignIn(form, returnPath);
  return (
    <ScreenFrame {...frame}>
      {isSignedIn ? (
        <AlreadySignedInNotice wayBack={returnPath} />
      ) : (
        <OneTapSignInCard form={form} oneTap={oneTap}>
          <PhoneSignInLink form={form} returnPath={returnPath} tone={oneTap.canAuthorize ? 'plain' : 'main'} />
          <TextButton tone="quiet" onPress={go.back}>
            暂不登录
          </TextButton>
        </OneTapSignInCard>
      )}
    </ScreenFrame>
  );
}
