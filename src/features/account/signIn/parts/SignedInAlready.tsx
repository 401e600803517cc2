import { ownPath } from '@/navigation/guards/ownPath';
import { Empty } from '@/ui/load/Empty';

import { ButtonLink } from './ButtonLink';

/** Shown instead of the form to a driver who is already signed in. */
export function SignedInAlready({ wayBack }: { readonly wayBack: string | undefined }) {
  return <Empty drawing="plate" text="您已登录" action={<ButtonLink to={wayBack ?? ownPath()}>继续</ButtonLink>} />;
}
