import { pathTo } from '@/navigation/paths';

import type { AccountFormState } from '../../form/useAccountForm';
import { PillLinkButton } from './PillLinkButton';

interface PhoneLoginLinkProps {
  readonly form: Pick<AccountFormState, 'change'>;
  readonly returnPath: string | undefined;
  /** `main` if the host has no one-tap sign-in. */
  readonly tone: 'main' | 'plain';
}

/** A link to the phone sign-in form. It skips the one-tap view of /login. */
export function PhoneSignInLink({ form, returnPath, tone }: PhoneLoginLinkProps) {
  return (
    <PillLinkButton
      to={pathTo('login', { redirect: returnPath })}
      tone={tone}
      onPress={() => {
        form.change(() => ({ isByPhone: true }));
      }}
    >
      手机号登录
    </PillLinkButton>
  );
}
