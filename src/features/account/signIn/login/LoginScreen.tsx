import { Link } from 'react-router-dom';

import { wayBackOf } from '@/flows/session/wayBack';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';

import { OVER_LOGIN } from '../model/overLogin';
import { AgreementBox } from '../parts/AgreementBox';
import { CodeField } from '../parts/CodeField';
import { EntryView } from '../parts/EntryView';
import { FootLinks } from '../parts/FootLinks';
import { PhoneField } from '../parts/PhoneField';
import { useOneTap } from '../parts/useOneTap';
import { ChallengeField } from './ChallengeField';
import { OneTapButton } from './OneTapButton';
import { PasswordField } from './PasswordField';
import { useLoginForm } from './useLoginForm';

const TABS = [
  { value: 'code', label: '验证码登录' },
  { value: 'password', label: '密码登录' },
] as const;

/** Signs in by a text message's code or by password, then leads back to where the driver came from. */
export default function LoginScreen() {
  const { frame, query } = useScreen('login');
  const wayBack = wayBackOf(query);
  const { form, chooseTab, challenge, verifyCode, password, challengeCode, isBusy, submit } = useLoginForm(query.phone);
  const oneTap = useOneTap(form, wayBack);
  const { loginTab } = form.draft;
  return (
    <EntryView
      frame={frame}
      wayBack={wayBack}
      isBusy={isBusy}
      problem={form.problems.whole}
      onSubmit={submit}
      foot={
        <>
          <OneTapButton oneTap={oneTap} />
          <FootLinks>
            <Link to={pathTo('register', { redirect: wayBack })}>注册</Link>
            <Link to={pathTo('passwordReset', { redirect: wayBack })} state={OVER_LOGIN}>
              忘记密码
            </Link>
            {oneTap.canAuthorize && <Link to={pathTo('loginIndex', { redirect: wayBack })}>其他登录方式</Link>}
          </FootLinks>
        </>
      }
    >
      <Card>
        <SegmentedControl legend="登录方式" options={TABS} value={loginTab} onChange={chooseTab} />
        <PhoneField form={form} />
        {loginTab === 'code' ? (
          <CodeField form={form} purpose="login" field={verifyCode} />
        ) : (
          <>
            <PasswordField form={form} field={password} />
            {challenge.isNeeded && <ChallengeField form={form} challenge={challenge} field={challengeCode} />}
          </>
        )}
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </EntryView>
  );
}
