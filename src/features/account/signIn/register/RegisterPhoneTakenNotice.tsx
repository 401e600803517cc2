import { Link } from '@/navigation/Link';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { AccountFormState } from '../../form/useAccountForm';

interface RegisteredPhoneNoticeProps {
  readonly form: AccountFormState;
  readonly loginPath: string;
}

/** Shown to a visitor who registers a number that has an account. Offers signing in by SMS code. */
export function RegisterPhoneTakenNotice({ form, loginPath }: RegisteredPhoneNoticeProps) {
  const selectCodeTab = () => {
    form.change(() => ({ loginTab: 'code' }));
  };
  return (
    <div role="alert" hidden={!form.problems.isPhoneTaken}>
      {form.problems.isPhoneTaken && (
        <NoticeBanner tone="soon">
          该手机号已注册，
          <Link to={loginPath} replace onClick={selectCodeTab}>
            直接登录
          </Link>
        </NoticeBanner>
      )}
    </div>
  );
}
