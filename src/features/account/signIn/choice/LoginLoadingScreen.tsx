import { useDispatch, useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { authorizationRequested, selectHostSignIn } from '@/flows/session/authorizationSlice';
import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';
import { ResultStatusIcon } from '@/ui/picture/ResultStatusIcon';

import { useAccountForm } from '../../form/useAccountForm';
import { hostSignInFailureTexts } from '../model/hostSignInFailureTexts';
import { AlreadySignedInNotice } from '../parts/AlreadySignedInNotice';
import { PhoneSignInLink } from '../parts/PhoneSignInLink';

/** The page that the host redirects to. The session flow handles the redirect; this screen only shows its progress. */
export default function LoginLoadingScreen() {
  const { frame, query } = useScreen('loginLoading');
  const dispatch = useDispatch();
  const returnPath = getSignInReturnPath(query);
  const authorization = useSelector(selectHostSignIn);
  const form = useAccountForm('login');
  const { canAuthorize } = useSelector(selectHostCapabilities);
  const isSignedIn = useIsSignedIn();
  const isInProgress = authorization.step === 'asking' || authorization.step === 'exchanging';
  const { message, advice, cause } = hostSignInFailureTexts(authorization);
  const errorId = authorization.step === 'failed' && authorization.ns !== '' ? authorization.ns : undefined;
  return (
    <ScreenFrame {...frame} {...(isInProgress ? { onBack: undefined } : { title: '登录' })}>
      <Card>
        {isInProgress && <ResultStatusIcon status="pending" word="正在登录…" />}
        {!isInProgress && isSignedIn && <AlreadySignedInNotice wayBack={returnPath} />}
        {!isInProgress && !isSignedIn && (
          <>
            <LoadFailureNotice
              message={message}
              cause={cause}
              advice={advice}
              errorId={errorId}
              onRetry={canAuthorize ? () => void dispatch(authorizationRequested({ wayBack: returnPath })) : undefined}
            />
            <PhoneSignInLink form={form} returnPath={returnPath} tone={canAuthorize ? 'plain' : 'main'} />
          </>
        )}
      </Card>
    </ScreenFrame>
  );
}
