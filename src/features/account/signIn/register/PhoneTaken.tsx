import { Link } from '@/navigation/Link';
import { Notice } from '@/ui/card/Notice';

import type { AccountFormState } from '../../form/useAccountForm';

/** Leads a driver whose number already has an account to signing in by code. */
export function PhoneTaken({ form, toLogin }: { readonly form: AccountFormState; readonly toLogin: string }) {
  return (
    <div role="alert" hidden={!form.problems.isPhoneTaken}>
      {form.problems.isPhoneTaken && (
        <Notice tone="soon">
          该手机号已注册，
          <Link
            to={toLogin}
            replace
            onClick={() => {
              form.change(() => ({ loginTab: 'code' }));
            }}
          >
            直接登录
          </Link>
        </Notice>
      )}
    </div>
  );
}
