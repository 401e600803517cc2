import { useDispatch, useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { authorizationRequested, selectAuthorization } from '@/flows/session/authorizationSlice';
import { returnPathOf } from '@/flows/session/returnPath';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { FailureNotice } from '@/ui/load/FailureNotice';
import { StatusSign } from '@/ui/picture/StatusSign';

import { useAccountForm } from '../../form/useAccountForm';
import { authorizationTexts } from '../model/authorizationTexts';
import { AlreadySignedIn } from '../parts/AlreadySignedIn';
import { PhoneLoginLink } from '../parts/PhoneLoginLink';

/** The page that the host redirects to. The session flow handles the redirect; this screen only shows its progress. */
export default function LoginLoadingScreen() {
  const { frame, query } = useScreen('loginLoading');
  const dispatch = useDispatch();
  const returnPath = returnPathOf(query);
  const authorization = useSelector(selectAuthorization);
  const form = useAccountForm('login');
  const { canAuthorize } = useSelector(selectHost);
  const isSignedIn = useIsSignedIn();
  const isInProgress = authorization.step === 'asking' || authorization.step === 'exchanging';
  const { message, advice, cause } = authorizationTexts(authorization);
  const errorId = authorization.step === 'failed' && authorization.ns !== '' ? authorization.ns : undefined;
  return (
    <ScreenFrame {...frame} {...(isInProgress ? { onBack: undefined } : { title: '登录' })}>
      <Card>
        {isInProgress && <StatusSign status="pending" word="正在登录…" />}
        {!isInProgress && isSignedIn && <AlreadySignedIn wayBack={returnPath} />}
        {!isInProgress && !isSignedIn && (
          <>
            <FailureNotice
              message={message}
              cause={cause}
              advice={advice}
              errorId={errorId}
              onRetry={canAuthorize ? () => void dispatch(authorizationRequested({ wayBack: returnPath })) : undefined}
            />
            <PhoneLoginLink form={form} returnPath={returnPath} tone={canAuthorize ? 'plain' : 'main'} />
          </>
        )}
      </Card>
    </ScreenFrame>
  );
}
