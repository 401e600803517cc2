import { pathTo } from '@/navigation/paths';

import type { AccountFormState } from '../../form/useAccountForm';
import { ButtonLink } from './ButtonLink';

interface PhoneWayProps {
  readonly form: Pick<AccountFormState, 'change'>;
  readonly wayBack: string | undefined;
  /** `main` where the host has no way of its own. */
  readonly tone: 'main' | 'plain';
}

/** Leads to the form for the phone number, also where /login begins with the host's one tap. */
export function PhoneWay({ form, wayBack, tone }: PhoneWayProps) {
  return (
    <ButtonLink
      to={pathTo('login', { redirect: wayBack })}
      tone={tone}
      onPress={() => {
        form.change(() => ({ isByPhone: true }));
      }}
    >
      手机号登录
    </ButtonLink>
  );
}
