import { useCopy } from '@/flows/notices/useCopy';
import { useAbsoluteUrlBuilder } from '@/flows/share/useAbsoluteUrlBuilder';
import { useShare } from '@/flows/share/useShare';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Invitation, INVITATION_STATE, useGetOwnInvitationQuery } from '@/services/coupon/invitations';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { QrCode } from '@/ui/picture/QrCode';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { toOwnInvitationFactRows } from './model/inviteTexts';

interface OwnInvitationViewProps {
  readonly frame: ScreenHeaderProps<'registerShare'>;
  /** The invitation whose link the driver has opened, if it is somebody else's. Its gift is for new drivers. */
  readonly openedInvitation: Invitation | undefined;
}

/** The driver's own invitation: its link as a QR code, which can be shared or copied. */
export function OwnInvitationView({ frame, openedInvitation }: OwnInvitationViewProps) {
  const address = useAbsoluteUrlBuilder();
  const share = useShare();
  const copy = useCopy();
  const query = useGetOwnInvitationQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: ownInvitation } = query;
  const link = ownInvitation === undefined ? '' : address(pathTo('registerShare', { code: ownInvitation.code }));
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(query, { message: '邀请加载失败', waitingFor: '正在查询邀请…' })}
      cardHeights={[360]}
    >
      {openedInvitation !== undefined && <NewDriverGiftCard invitation={openedInvitation} />}
      {ownInvitation?.state === INVITATION_STATE.spent && (
        <NoticeBanner tone="soon">礼包已送完，好友仍可通过链接注册</NoticeBanner>
      )}
      {ownInvitation !== undefined && (
        <Card title="请好友扫码注册">
          <QrCode text={link} label="邀请链接的二维码，长按可以保存" />
          <FactRows facts={toOwnInvitationFactRows(ownInvitation)} />
          <PrimaryButton
            onPress={() => void share({ title: '邀请您注册', desc: '停车缴费，注册有礼', link, imgUrl: '' })}
          >
            分享给好友
          </PrimaryButton>
          <TextButton
            onPress={() => {
              copy(link);
            }}
          >
            复制链接
          </TextButton>
        </Card>
      )}
    </DetailScreen>
  );
}

/** A driver who has just registered is signed in and still new. The server decides who may claim the gift. */
const NewDriverGiftCard = ({ invitation: { code, isClaimed } }: { readonly invitation: Invitation }) => (
  <Card>
    <p>您已登录。邀请礼包仅限新用户，您可以邀请别人</p>
    {isClaimed === 0 && <LinkButton to={pathTo('receiveRewards', { code })}>我是新用户，去领取</LinkButton>}
  </Card>
);
