import { getSignInReturnPath } from '@/flows/session/returnPath';
import { useSwitchAccount } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { AccountPhoneField } from '../../form/AccountPhoneField';
import { AccountSmsCodeField } from '../../form/AccountSmsCodeField';
import { FormFootLinks } from '../parts/FormFootLinks';
import { BindPhoneBlockedView } from './BindPhoneBlockedView';
import { BindPhoneTakenNotice } from './BindPhoneTakenNotice';
import { useBindPhoneForm } from './useBindPhoneForm';

/** Adds a phone number to an account that was created through the host (Rule 5.1, 0xd12501022). */
export default function BindPhoneScreen() {
  const { frame, query } = useScreen('bindPhone');
  const returnPath = getSignInReturnPath(query);
  const { form, phoneField, field, isBusy, isSignedIn, canBind, submit, enterOtherPhone } =
    useBindPhoneForm(returnPath);
  const notMe = useSwitchAccount();
  // After signing in, the driver returns here to bind the number.
  const loginPath = pathTo('login', { redirect: pathTo('bindPhone') });
  if (!canBind) return <BindPhoneBlockedView frame={frame} returnPath={returnPath} isSignedIn={isSignedIn} />;
  return (
    <FormScreen
      frame={frame}
      onSubmit={submit}
      error={form.failure}
      button={
        <PrimaryButton type="submit" busyText={isBusy ? '正在绑定…' : undefined}>
          绑定手机号
        </PrimaryButton>
      }
    >
      <NoticeBanner>绑定后可用手机登录，换手机也能看到车辆和账单</NoticeBanner>
      <Card>
        <AccountPhoneField form={form} field={phoneField} />
        <BindPhoneTakenNotice
          form={form}
          loginPath={loginPath}
          onSwitchAccount={isSignedIn ? notMe : undefined}
          onChangePhone={enterOtherPhone}
        />
        {/* A signed-in driver's number may be their own. The response of the bind call tells whose it is. */}
        <AccountSmsCodeField form={form} purpose="bind" field={field} mustBeUnregistered={!isSignedIn} />
      </Card>
      {!isSignedIn && (
        <FormFootLinks>
          <Link to={pathTo('login', { redirect: returnPath })} replace>
            手机号登录
          </Link>
        </FormFootLinks>
      )}
    </FormScreen>
  );
}
