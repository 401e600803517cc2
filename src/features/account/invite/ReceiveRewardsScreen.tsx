import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useClaimGiftCouponsMutation } from '@/services/coupon/coupons';
import { useGetInvitationQuery } from '@/services/coupon/invitations';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { GoneScreen } from '@/ui/scaffolds/GoneScreen';

import { GiftCard } from './GiftCard';
import { GivenCoupons } from './GivenCoupons';
import { claimFailure, isClaimedError } from './model/inviteWords';

/** 领取奖励: the gift of a new driver. The server gives it once; what was given is shown. */
export default function ReceiveRewardsScreen() {
  const { frame, query } = useScreen('receiveRewards');
  const { code } = query;
  const invited = useGetInvitationQuery({ code: code ?? '' }, { skip: code === undefined });
  const [claim, { data, error, isLoading }] = useClaimGiftCouponsMutation({ fixedCacheKey: `claimGift:${code ?? ''}` });
  if (data !== undefined) return <GivenCoupons frame={frame} coupons={data.results} />;
  if (invited.currentData?.isClaimed === 1 || isClaimedError(error)) {
    const action = <LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>;
    return <GoneScreen frame={frame} empty={{ drawing: 'bill', text: '新用户礼包已领取过', action }} />;
  }
  if (invited.currentData?.isOwn === 1) {
    const action = <LinkButton to={pathTo('registerShare')}>邀请好友</LinkButton>;
    return <GoneScreen frame={frame} empty={{ drawing: 'bill', text: '不能领取自己的邀请礼包', action }} />;
  }
  return (
    <FormScreen
      frame={frame}
      onSubmit={() => {
        if (!isLoading) void claim(code === undefined ? {} : { inviteCode: code });
      }}
      error={error === undefined || isLoading ? undefined : claimFailure(error)}
      button={
        <PrimaryButton type="submit" busyText={isLoading ? '正在领取…' : undefined}>
          一键领取
        </PrimaryButton>
      }
      foot={<LinkButton to={pathTo('unused')}>看我的优惠券</LinkButton>}
    >
      {code !== undefined && <GiftCard query={invited} />}
      {code === undefined && (
        <Card title="新用户礼包">
          <p>每位新用户可领一次</p>
        </Card>
      )}
    </FormScreen>
  );
}
