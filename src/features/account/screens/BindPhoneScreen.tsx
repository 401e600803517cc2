import { useDispatch, useSelector } from 'react-redux';

import { plainPhone } from '@/domain/phone';
import { selectHost } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useAsk';
import { authorizationAsked } from '@/flows/session/authorizationSlice';
import { useIsSignedIn } from '@/flows/session/useSession';
import { wayBackOf } from '@/flows/session/wayBack';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { useBindPhoneMutation } from '@/services/driver/account';
import { thirdIdOf } from '@/services/transport/identity';
import { usePorts } from '@/services/transport/PortsContext';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { PrimaryButton } from '@/ui/PrimaryButton';
import { FormScreen } from '@/ui/scaffolds/FormScreen';

import { CodeField } from '../parts/CodeField';
import { PhoneField } from '../parts/PhoneField';
import { useAccountForm } from '../parts/useAccountForm';
import { useSecretFields } from '../parts/useSecretFields';

/** An account that knows only the program around the page gets a phone (Specification section 8, 0xd12501022). */
export default function BindPhoneScreen() {
  const go = useGo();
  const toast = useToast();
  const dispatch = useDispatch();
  const wayBack = wayBackOf(useQueryOf('bindPhone'));
  const { vault, local } = usePorts();
  const isSignedIn = useIsSignedIn();
  const { canAuthorize } = useSelector(selectHost);
  const form = useAccountForm('bindPhone');
  const fields = useSecretFields();
  const [bindPhone, { isLoading }] = useBindPhoneMutation({ fixedCacheKey: 'bindPhone' });
  /** Back to what was interrupted; a driver without a session first signs in with what he has just bound. */
  const goOn = () => {
    toast('手机号已绑定');
    if (isSignedIn && wayBack === undefined) go.back();
    else if (isSignedIn && wayBack !== undefined) go.toPath(wayBack, { replace: true });
    else if (canAuthorize) {
      dispatch(authorizationAsked({ wayBack }));
      go.instead('loginLoading', { redirect: wayBack });
    } else go.instead('login', { redirect: wayBack });
  };
  const send = async () => {
    const { verifyCode } = fields.read();
    try {
      await bindPhone({
        handle: vault.put({ phone: plainPhone(form.phone), verifyCode }),
        thirdId: thirdIdOf(local),
      }).unwrap();
    } catch (error) {
      form.showFailure(error);
      return;
    }
    goOn();
  };
  const submit = () => {
    const { verifyCode } = fields.read();
    if (!isLoading && form.judge({ phone: form.phone, verifyCode })) void send();
  };
  return (
    <FormScreen
      frame={{ name: 'bindPhone', title: '绑定手机号', onBack: go.back }}
      onSubmit={submit}
      error={form.problems.whole === '' ? undefined : form.problems.whole}
      button={
        <PrimaryButton type="submit" busyText={isLoading ? '正在绑定…' : undefined}>
          绑定手机号
        </PrimaryButton>
      }
    >
      <Notice>绑定后可用手机号登录，车辆和账单在任何手机上都能看到</Notice>
      <Card>
        <PhoneField form={form} />
        <CodeField form={form} purpose="bind" field={fields.verifyCode} />
      </Card>
    </FormScreen>
  );
}
