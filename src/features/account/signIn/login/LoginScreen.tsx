import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { TextButton } from '@/ui/button/TextButton';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { joinClasses } from '@/ui/joinClasses';

import { useAccountForm } from '../../form/useAccountForm';
import { OneTapSignInCard } from '../parts/OneTapSignInCard';
import styles from '../parts/PillLinkButton.module.css';
import { useOneTapSignIn } from '../parts/useOneTapSignIn';
import { PhoneSignInView } from './PhoneSignInView';

/**
 * Signs in, then returns to the previous page. A host with one-tap sign-in shows it first, unless the URL has a phone
 * number.
 */
export default function LoginScreen() {
  const { frame, query, go } = useScreen('login');
  const returnPath = getSignInReturnPath(query);
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('login', query.phone);
  const oneTap = useOneTapSignIn(form, returnPath);
  const isOneTapFirst = oneTap.canAuthorize && !form.draft.isByPhone && query.phone === undefined && !isSignedIn;
  if (!isOneTapFirst) return <PhoneSignInView frame={frame} query={query} oneTap={oneTap} />;
  return (
    <ScreenFrame {...frame}>
      <OneTapSignInCard form={form} oneTap={oneTap}>
        <UnstyledButton
          className={joinClasses(styles['link'], styles['plain'], styles['button'])}
          onClick={() => {
            form.change(() => ({ isByPhone: true }));
          }}
        >
          手机号登录
        </UnstyledButton>
        <TextButton tone="quiet" onPress={go.back}>
          暂不登录
        </TextButton>
      </OneTapSignInCard>
    </ScreenFrame>
  );
}
