import { useDispatch, useSelector } from 'react-redux';

import { selectAppName, selectHost } from '@/flows/entry/entrySlice';
import { privacyAgreed } from '@/flows/preferences/preferencesSlice';
import { authorizationAsked, selectAuthorization } from '@/flows/session/authorizationSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { usePorts } from '@/services/transport/PortsContext';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { PrimaryButton } from '@/ui/PrimaryButton';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { TextButton } from '@/ui/TextButton';

import { authorizationTexts } from '../model/authorizationTexts';
import { AgreementBox } from '../parts/AgreementBox';
import { ButtonLink } from '../parts/ButtonLink';
import { SignedInAlready } from '../parts/SignedInAlready';
import { useAccountForm } from '../parts/useAccountForm';
import { Welcome } from '../parts/Welcome';

const ONE_TAP = { wechat: '微信一键登录', alipay: '支付宝一键登录', native: '一键登录', browser: '一键登录' } as const;

/** Which way in: through the program around the page where it can do that, by phone, or not now. */
export default function LoginChoiceScreen() {
  const go = useGo();
  const dispatch = useDispatch();
  const { config } = usePorts();
  const wayBack = wayBackOf(useQueryOf('loginIndex'));
  const { kind, canAuthorize } = useSelector(selectHost);
  const appName = useSelector(selectAppName) || config.brandName;
  const authorization = useSelector(selectAuthorization);
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('loginIndex');
  const isBusy = authorization.step === 'asking' || authorization.step === 'exchanging';
  const authorize = () => {
    if (isBusy || !form.judge({ hasAgreed: form.hasAgreed })) return;
    dispatch(privacyAgreed());
    dispatch(authorizationAsked({ wayBack }));
  };
  return (
    <ScreenFrame name="loginIndex" title="登录方式" onBack={go.back}>
      {isSignedIn ? (
        <SignedInAlready wayBack={wayBack} />
      ) : (
        <>
          <Welcome appName={appName} />
          <Card>
            {authorization.step === 'failed' && <Notice tone="owed">{authorizationTexts(authorization).what}</Notice>}
            {canAuthorize && (
              <AgreementBox
                isChecked={form.hasAgreed}
                onChange={form.setAgreed}
                error={form.problems.fields.hasAgreed}
              />
            )}
            {canAuthorize && (
              <PrimaryButton onPress={authorize} busyText={isBusy ? '正在登录…' : undefined}>
                {ONE_TAP[kind]}
              </PrimaryButton>
            )}
            <ButtonLink to={pathTo('login', { redirect: wayBack })} tone={canAuthorize ? 'plain' : 'main'}>
              手机号登录
            </ButtonLink>
            <TextButton tone="quiet" onPress={go.back}>
              暂不登录
            </TextButton>
          </Card>
        </>
      )}
    </ScreenFrame>
  );
}
