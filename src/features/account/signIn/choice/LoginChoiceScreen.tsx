import { useSelector } from 'react-redux';

import { selectAppName } from '@/flows/entry/entrySlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';

import { AgreementBox } from '../parts/AgreementBox';
import { ButtonLink } from '../parts/ButtonLink';
import { SignedInAlready } from '../parts/SignedInAlready';
import { useAccountForm } from '../parts/useAccountForm';
import { useOneTap } from '../parts/useOneTap';
import { Welcome } from './Welcome';

/** The choice of how to sign in: through the host where it supports that, by phone, or not now. */
export default function LoginChoiceScreen() {
  const { frame, query, go } = useScreen('loginIndex');
  const { config } = usePorts();
  const wayBack = wayBackOf(query);
  const appName = useSelector(selectAppName) || config.brandName;
  const isSignedIn = useIsSignedIn();
  const form = useAccountForm('loginIndex');
  const { canAuthorize, isBusy, label, failure, authorize } = useOneTap(form, wayBack);
  return (
    <ScreenFrame {...frame}>
      {isSignedIn ? (
        <SignedInAlready wayBack={wayBack} />
      ) : (
        <>
          <Welcome appName={appName} />
          <Card>
            {failure !== '' && <Notice tone="owed">{failure}</Notice>}
            {canAuthorize && (
              <AgreementBox
                isChecked={form.hasAgreed}
                onChange={form.setAgreed}
                error={form.problems.fields.hasAgreed}
              />
            )}
            {canAuthorize && (
              <PrimaryButton onPress={authorize} busyText={isBusy ? label : undefined}>
                {label}
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
