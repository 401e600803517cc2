import { returnPathOf } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Pressable } from '@/ui/button/Pressable';
import { TextButton } from '@/ui/button/TextButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { joinClasses } from '@/ui/joinClasses';

import { useAccountForm } from '../../form/useAccountForm';
import styles from '../parts/ButtonLink.module.css';
import { OneTapCard } from '../parts/OneTapCard';
import { useOneTap } from '../parts/useOneTap';
import { PhoneLogin } from './PhoneLogin';

/**
 * Signs in, then returns to the previous page. A host with one-tap sign-in shows it first, unless the URL has a phone
 * number.
 */
export default function LoginScreen() {
  const { frame, query, go } = useScreen('login');
  const returnPath = returnPathOf(query);
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('login', query.phone);
  const oneTap = useOneTap(form, returnPath);
  const isOneTapFirst = oneTap.canAuthorize && !form.draft.isByPhone && query.phone === undefined && !isSignedIn;
  if (!isOneTapFirst) return <PhoneLogin frame={frame} query={query} oneTap={oneTap} />;
  return (
    <ScreenFrame {...frame}>
      <OneTapCard form={form} oneTap={oneTap}>
        <Pressable
          className={joinClasses(styles['link'], styles['plain'], styles['button'])}
          onClick={() => {
            form.change(() => ({ isByPhone: true }));
          }}
        >
          手机号登录
        </Pressable>
        <TextButton tone="quiet" onPress={go.back}>
          暂不登录
        </TextButton>
      </OneTapCard>
    </ScreenFrame>
  );
}
