import { signedInStartPath } from '@/navigation/guards/signedInStartPath';
import { Empty } from '@/ui/load/Empty';

import { ButtonLink } from './ButtonLink';

/** Shown instead of the form to a driver who is already signed in. */
export function AlreadySignedIn({ wayBack: returnPath }: { readonly wayBack: string | undefined }) {
  return (
    <Empty
      illustration="plate"
      text="您已登录"
      action={<ButtonLink to={returnPath ?? signedInStartPath()}>继续</ButtonLink>}
    />
  );
}
