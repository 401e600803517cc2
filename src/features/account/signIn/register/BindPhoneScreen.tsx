import { useNotMe } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { CodeField } from '../../form/CodeField';
import { PhoneField } from '../../form/PhoneField';
import { FootLinks } from '../parts/FootLinks';
import { CannotBind } from './CannotBind';
import { OtherAccount } from './OtherAccount';
import { useBindPhone } from './useBindPhone';

/** Adds a phone number to an account that was created through the host (Rule 5.1, 0xd12501022). */
export default function BindPhoneScreen() {
  const { frame, query } = useScreen('bindPhone');
  const wayBack = wayBackOf(query);
  const { form, phoneField, field, isBusy, isSignedIn, canBind, submit, otherPhone } = useBindPhone(wayBack);
  const notMe = useNotMe();
  // Signing in there comes back here: only then the number is bound.
  const toLogin = pathTo('login', { redirect: pathTo('bindPhone') });
  if (!canBind) return <CannotBind frame={frame} wayBack={wayBack} isSignedIn={isSignedIn} />;
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
      <Notice>绑定后可用手机登录，换手机也能看到车辆和账单</Notice>
      <Card>
        <PhoneField form={form} field={phoneField} />
        <OtherAccount
          form={form}
          toLogin={toLogin}
          onSwitch={isSignedIn ? notMe : undefined}
          onOtherPhone={otherPhone}
        />
        {/* Of a driver with a session the number may be their own: the answer to binding says whose it is. */}
        <CodeField form={form} purpose="bind" field={field} mustBeFree={!isSignedIn} />
      </Card>
      {!isSignedIn && (
        <FootLinks>
          <Link to={pathTo('login', { redirect: wayBack })} replace>
            手机号登录
          </Link>
        </FootLinks>
      )}
    </FormScreen>
  );
}
