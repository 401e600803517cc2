import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { pathTo } from '@/navigation/paths';
import { invitationGiftClaimRequest } from '@/services/coupon/couponRequests';
import { useGetInvitationQuery } from '@/services/coupon/invitations';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { requestBusyText } from '@/widgets/loading/requestText';

import { hasNoInvitationGift } from './hasNoInvitationGift';
import { InvitationGiftCard } from './InvitationGiftCard';
import { invitationGiftClaimFailureText, isInvitationGiftAlreadyClaimed } from './model/inviteTexts';

/** 领取奖励: claims the gift of a new driver, once. */
export default function ReceiveRewardsScreen() {
  const { frame, query, go } = useScreen('receiveRewards');
  const { code } = query;
  const guardScreen = useScreenUnchangedCheck();
  const invitationQuery = useGetInvitationQuery({ code: code ?? '' }, { skip: code === undefined });
  // The basic gift of a new driver needs no invitation.
  const isGiftUnavailable = hasNoInvitationGift(invitationQuery);
  // A driver has one gift whatever the invitation, so the request's subject does not contain the code.
  const { send, stage, isBusy } = useSendRequestOnce(invitationGiftClaimRequest, 'register');
  const claim = async () => {
    if (isBusy) return;
    const isOnScreen = guardScreen();
    const result = await send(code === undefined || isGiftUnavailable ? {} : { inviteCode: code });
    if (result.is === 'done' && isOnScreen()) go.replace('couponSuccess', { couponIds: result.id });
  };
  if (invitationQuery.currentData?.isClaimed === 1 || isInvitationGiftAlreadyClaimed(stage)) {
    const action = <LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>;
    return <MissingItemScreen frame={frame} empty={{ illustration: 'coupon', text: '新用户礼包已领取过', action }} />;
  }
  if (invitationQuery.currentData?.isOwn === 1) {
    const action = <LinkButton to={pathTo('registerShare')}>邀请好友</LinkButton>;
    return (
      <MissingItemScreen frame={frame} empty={{ illustration: 'coupon', text: '不能领取自己的邀请礼包', action }} />
    );
  }
  return (
    <FormScreen
      frame={frame}
      onSubmit={() => void claim()}
      error={invitationGiftClaimFailureText(stage)}
      button={
        <PrimaryButton type="submit" busyText={requestBusyText(stage, '正在领取…')}>
          一键领取
        </PrimaryButton>
      }
      footer={<LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>}
    >
      {code === undefined ? (
        <Card title="新用户礼包">
          <p>每位新用户可领一次</p>
        </Card>
      ) : (
        <InvitationGiftCard query={invitationQuery} reader="driver" />
      )}
    </FormScreen>
  );
}
