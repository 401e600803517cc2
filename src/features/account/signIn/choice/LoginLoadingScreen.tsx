import { useDispatch, useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { authorizationRequested, selectAuthorization } from '@/flows/session/authorizationSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Card } from '@/ui/card/Card';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Failure } from '@/ui/load/Failure';
import { StatusSign } from '@/ui/picture/StatusSign';

import { useAccountForm } from '../../form/useAccountForm';
import { authorizationTexts } from '../model/authorizationTexts';
import { PhoneWay } from '../parts/PhoneWay';
import { SignedInAlready } from '../parts/SignedInAlready';

/** The page to which the host brings the driver back. The session handles what the host returned; this screen only shows the progress. */
export default function LoginLoadingScreen() {
  const { frame, query } = useScreen('loginLoading');
  const dispatch = useDispatch();
  const wayBack = wayBackOf(query);
  const authorization = useSelector(selectAuthorization);
  const form = useAccountForm('login');
  const { canAuthorize } = useSelector(selectHost);
  const isSignedIn = useIsSignedIn();
  const isUnderWay = authorization.step === 'asking' || authorization.step === 'exchanging';
  const { what, advice, cause } = authorizationTexts(authorization);
  const errorId = authorization.step === 'failed' && authorization.ns !== '' ? authorization.ns : undefined;
  return (
    <ScreenFrame {...frame} {...(isUnderWay ? { onBack: undefined } : { title: '登录' })}>
      <Card>
        {isUnderWay && <StatusSign status="pending" word="正在登录…" />}
        {!isUnderWay && isSignedIn && <SignedInAlready wayBack={wayBack} />}
        {!isUnderWay && !isSignedIn && (
          <>
            <Failure
              what={what}
              cause={cause}
              advice={advice}
              errorId={errorId}
              onRetry={canAuthorize ? () => void dispatch(authorizationRequested({ wayBack })) : undefined}
            />
            <PhoneWay form={form} wayBack={wayBack} tone={canAuthorize ? 'plain' : 'main'} />
          </>
        )}
      </Card>
    </ScreenFrame>
  );
}
