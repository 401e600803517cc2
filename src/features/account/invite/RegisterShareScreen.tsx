import { useIsSignedIn } from '@/flows/session/useSession';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useGetInvitationQuery } from '@/services/coupon/invitations';

import { InvitationLandingView } from './InvitationLandingView';
import { OwnInvitationView } from './OwnInvitationView';

/** 邀请注册: a visitor sees the invitation and registers; a signed-in driver shares their own link. */
export default function RegisterShareScreen() {
  const { frame, query } = useScreen('registerShare');
  const isSignedIn = useIsSignedIn();
  const invitationQuery = useGetInvitationQuery({ code: query.code ?? '' }, { skip: query.code === undefined });
  if (!isSignedIn) return <InvitationLandingView frame={frame} code={query.code} query={invitationQuery} />;
  return (
    <OwnInvitationView
      frame={{ ...frame, title: '邀请好友' }}
      openedInvitation={invitationQuery.currentData?.isOwn === 0 ? invitationQuery.currentData : undefined}
    />
  );
}
