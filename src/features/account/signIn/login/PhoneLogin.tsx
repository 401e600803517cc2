import { returnPathOf } from '@/flows/session/returnPath';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo, type QueryOf } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';

import { CodeField } from '../../form/CodeField';
import { PhoneField } from '../../form/PhoneField';
import { SecretField } from '../../form/SecretField';
import { OPENED_FROM_LOGIN } from '../model/openedFromLogin';
import { AgreementBox } from '../parts/AgreementBox';
import { BrandHeader } from '../parts/BrandHeader';
import { FootLinks } from '../parts/FootLinks';
import { SignInFormView } from '../parts/SignInFormView';
import type { useOneTap } from '../parts/useOneTap';
import { ChallengeField } from './ChallengeField';
import { OneTapButton } from './OneTapButton';
import { useLoginForm } from './useLoginForm';

const TABS = [
  { value: 'code', label: '验证码登录' },
  { value: 'password', label: '密码登录' },
] as const;

interface PhoneLoginProps {
  readonly frame: ScreenHeaderProps;
  readonly query: Partial<QueryOf['login']>;
  readonly oneTap: ReturnType<typeof useOneTap>;
}

/** Signs in by SMS code or password. */
export function PhoneLogin({ frame, query, oneTap }: PhoneLoginProps) {
  const returnPath = returnPathOf(query);
  const { form, chooseTab, challenge, verifyCode, password, challengeCode, isBusy, submit } = useLoginForm(query.phone);
  const { loginTab } = form.draft;
  return (
    <SignInFormView
      frame={frame}
      returnPath={returnPath}
      isBusy={isBusy}
      error={form.failure}
      onSubmit={submit}
      foot={
        <>
          <OneTapButton oneTap={oneTap} />
          <FootLinks>
            <Link to={pathTo('register', { redirect: returnPath })}>注册</Link>
            <Link to={pathTo('passwordReset', { redirect: returnPath })} state={OPENED_FROM_LOGIN}>
              忘记密码
            </Link>
          </FootLinks>
        </>
      }
    >
      <BrandHeader size="line">登录后查看车辆、账单和优惠券</BrandHeader>
      <Card>
        <SegmentedControl legend="登录方式" options={TABS} value={loginTab} onChange={chooseTab} />
        <PhoneField form={form} />
        {loginTab === 'code' ? (
          <CodeField form={form} purpose="login" field={verifyCode} />
        ) : (
          <>
            <SecretField
              form={form}
              name="password"
              label="密码"
              field={password}
              attributes={{ autoComplete: 'current-password', maxLength: 64, placeholder: '请输入密码' }}
            />
            {challenge.isNeeded && <ChallengeField form={form} challenge={challenge} field={challengeCode} />}
          </>
        )}
      </Card>
      <AgreementBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </SignInFormView>
  );
}
