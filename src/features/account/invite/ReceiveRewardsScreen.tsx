import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { pathTo } from '@/navigation/paths';
import { useGetInvitationQuery } from '@/services/coupon/invitations';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { busyTextOf } from '@/widgets/loading/requestWords';

import { GiftCard } from './GiftCard';
import { giftRequest } from './giftRequest';
import { givesNoGift } from './givesNoGift';
import { claimFailure, isClaimed } from './model/inviteWords';

/** 领取奖励: the gift of a new driver, which the server gives once. */
export default function ReceiveRewardsScreen() {
  const { frame, query, go } = useScreen('receiveRewards');
  const { code } = query;
  const stillHere = useScreenGuard();
  const invited = useGetInvitationQuery({ code: code ?? '' }, { skip: code === undefined });
  // What every new driver gets is there also without an invitation.
  const givesNothing = givesNoGift(invited);
  // There is one gift for a driver, by whichever invitation.
  const { send, stage, isBusy } = useSendOnce(giftRequest, 'register');
  const claim = async () => {
    if (isBusy) return;
    const isHere = stillHere();
    const sent = await send(code === undefined || givesNothing ? {} : { inviteCode: code });
    if (sent.is === 'done' && isHere()) go.instead('couponSuccess', { couponIds: sent.id });
  };
  if (invited.currentData?.isClaimed === 1 || isClaimed(stage)) {
    const action = <LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>;
    return <MissingItemScreen frame={frame} empty={{ drawing: 'coupon', text: '新用户礼包已领取过', action }} />;
  }
  if (invited.currentData?.isOwn === 1) {
    const action = <LinkButton to={pathTo('registerShare')}>邀请好友</LinkButton>;
    return <MissingItemScreen frame={frame} empty={{ drawing: 'coupon', text: '不能领取自己的邀请礼包', action }} />;
  }
  return (
    <FormScreen
      frame={frame}
      onSubmit={() => void claim()}
      error={claimFailure(stage)}
      button={
        <PrimaryButton type="submit" busyText={busyTextOf(stage, '正在领取…')}>
          一键领取
        </PrimaryButton>
      }
      foot={<LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>}
    >
      {code === undefined ? (
        <Card title="新用户礼包">
          <p>每位新用户可领一次</p>
        </Card>
      ) : (
        <GiftCard query={invited} reader="driver" />
      )}
    </FormScreen>
  );
}
