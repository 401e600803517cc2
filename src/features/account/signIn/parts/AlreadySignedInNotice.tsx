import { getSignedInStartPath } from '@/navigation/guards/getSignedInStartPath';
import { EmptyState } from '@/ui/load/EmptyState';

import { PillLinkButton } from './PillLinkButton';

/** Shown instead of the form to a driver who is already signed in. */
export function AlreadySignedInNotice({ wayBack: returnPath }: { readonly wayBack: string | undefined }) {
  return (
    <EmptyState
      illustration="plate"
      text="您已登录"
      action={<PillLinkButton to={returnPath ?? getSignedInStartPath()}>继续</PillLinkButton>}
    />
  );
}
