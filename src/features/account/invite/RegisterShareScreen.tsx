import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetInvitationQuery } from '@/services/coupon/invitations';

import { InviteLanding } from './InviteLanding';
import { OwnInvitationView } from './OwnInvitationView';

/** 邀请注册: a visitor is told who invites and what for, and registers; a driver with a session sends their own link. */
export default function RegisterShareScreen() {
  const { frame, query } = useScreen('registerShare');
  const isSignedIn = useIsSignedIn();
  const invited = useGetInvitationQuery({ code: query.code ?? '' }, { skip: query.code === undefined });
  if (!isSignedIn) return <InviteLanding frame={frame} code={query.code} query={invited} />;
  return (
    <OwnInvitationView
      frame={{ ...frame, title: '邀请好友' }}
      other={invited.currentData?.isOwn === 0 ? invited.currentData : undefined}
    />
  );
}
