import { Link } from '@/navigation/Link';
import { Notice } from '@/ui/card/Notice';

import type { AccountFormState } from '../../form/useAccountForm';

interface PhoneTakenProps {
  readonly form: AccountFormState;
  readonly toLogin: string;
}

/** Leads a visitor who registers a number that already has an account to signing in by code. */
export function PhoneTaken({ form, toLogin }: PhoneTakenProps) {
  const byCode = () => {
    form.change(() => ({ loginTab: 'code' }));
  };
  return (
    <div role="alert" hidden={!form.problems.isPhoneTaken}>
      {form.problems.isPhoneTaken && (
        <Notice tone="soon">
          该手机号已注册，
          <Link to={toLogin} replace onClick={byCode}>
            直接登录
          </Link>
        </Notice>
      )}
    </div>
  );
}
