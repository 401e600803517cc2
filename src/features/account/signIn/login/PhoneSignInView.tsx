import { getSignInReturnPath } from '@/flows/session/returnPath';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo, type QueryParamsByScreenName } from '@/navigation/paths';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { joinClasses } from '@/ui/joinClasses';

import { AccountPasswordField } from '../../form/AccountPasswordField';
import { AccountPhoneField } from '../../form/AccountPhoneField';
import { AccountSmsCodeField } from '../../form/AccountSmsCodeField';
import { OPENED_FROM_LOGIN_HISTORY_STATE } from '../model/openedFromLogin';
import { AgreementCheckBox } from '../parts/AgreementCheckBox';
import { BrandHeader } from '../parts/BrandHeader';
import { FormFootLinks } from '../parts/FormFootLinks';
import styles from '../parts/PillLinkButton.module.css';
import { SignInFormView } from '../parts/SignInFormView';
import type { useOneTapSignIn } from '../parts/useOneTapSignIn';
import { CaptchaField } from './CaptchaField';
import { usePhoneSignInForm } from './usePhoneSignInForm';

const TABS = [
  { value: 'code', label: '验证码登录' },
  { value: 'password', label: '密码登录' },
] as const;

interface PhoneLoginProps {
  readonly frame: ScreenHeaderProps;
  readonly query: Partial<QueryParamsByScreenName['login']>;
  readonly oneTap: ReturnType<typeof useOneTapSignIn>;
}

/** Signs in by SMS code or password. */
export function PhoneSignInView({ frame, query, oneTap }: PhoneLoginProps) {
  const returnPath = getSignInReturnPath(query);
  const { form, chooseTab, challenge, verifyCode, password, challengeCode, isBusy, submit } = usePhoneSignInForm(
    query.phone,
  );
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
          <OneTapSignInButton oneTap={oneTap} />
          <FormFootLinks>
            <Link to={pathTo('register', { redirect: returnPath })}>注册</Link>
            <Link to={pathTo('passwordReset', { redirect: returnPath })} state={OPENED_FROM_LOGIN_HISTORY_STATE}>
              忘记密码
            </Link>
          </FormFootLinks>
        </>
      }
    >
      <BrandHeader size="line">登录后查看车辆、账单和优惠券</BrandHeader>
      <Card>
        <SegmentedControl legend="登录方式" options={TABS} value={loginTab} onChange={chooseTab} />
        <AccountPhoneField form={form} />
        {loginTab === 'code' ? (
          <AccountSmsCodeField form={form} purpose="login" field={verifyCode} />
        ) : (
          <>
            <AccountPasswordField
              form={form}
              name="password"
              label="密码"
              field={password}
              attributes={{ autoComplete: 'current-password', maxLength: 64, placeholder: '请输入密码' }}
            />
            {challenge.isNeeded && <CaptchaField form={form} challenge={challenge} field={challengeCode} />}
          </>
        )}
      </Card>
      <AgreementCheckBox isChecked={form.hasAgreed} onChange={form.setAgreed} error={form.problems.fields.hasAgreed} />
    </SignInFormView>
  );
}

/** The host's one-tap sign-in, as a secondary button below a form. Renders nothing if the host does not support it. */
function OneTapSignInButton({ oneTap }: { readonly oneTap: ReturnType<typeof useOneTapSignIn> }) {
  const { canAuthorize, isBusy, label, failure, authorize } = oneTap;
  if (!canAuthorize) return null;
  return (
    <>
      {failure !== '' && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
      <UnstyledButton
        className={joinClasses(styles['link'], styles['plain'], styles['button'])}
        disabled={isBusy}
        onClick={authorize}
      >
        {label}
      </UnstyledButton>
    </>
  );
}
