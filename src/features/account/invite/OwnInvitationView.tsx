import { useCopy } from '@/flows/notices/useCopy';
import { useAddress } from '@/flows/share/useAddress';
import { useShare } from '@/flows/share/useShare';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Invitation, INVITATION_STATE, useGetOwnInvitationQuery } from '@/services/coupon/invitations';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { QrPicture } from '@/ui/picture/QrPicture';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { ownFacts } from './model/inviteWords';

interface OwnInvitationViewProps {
  readonly frame: ScreenHeaderProps<'registerShare'>;
  /** Whose link the driver has opened, if it is not their own. Its gift is for new drivers. */
  readonly other: Invitation | undefined;
}

/** The driver's own invitation: its link as a QR code, to be sent or copied. */
export function OwnInvitationView({ frame, other }: OwnInvitationViewProps) {
  const address = useAddress();
  const share = useShare();
  const copy = useCopy();
  const query = useGetOwnInvitationQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: own } = query;
  const link = own === undefined ? '' : address(pathTo('registerShare', { code: own.code }));
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(query, { what: '邀请加载失败', waitingFor: '正在查询邀请…' })}
      cardHeights={[360]}
    >
      {other !== undefined && <OthersGift invitation={other} />}
      {own?.state === INVITATION_STATE.spent && <Notice tone="soon">礼包已送完，好友仍可通过链接注册</Notice>}
      {own !== undefined && (
        <Card title="请好友扫码注册">
          <QrPicture text={link} label="邀请链接的二维码，长按可以保存" />
          <FactRows facts={ownFacts(own)} />
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

/** A driver who has just registered is new, and has a session already. The server decides whose gift it is. */
const OthersGift = ({ invitation: { code, isClaimed } }: { readonly invitation: Invitation }) => (
  <Card>
    <p>您已登录。邀请礼包仅限新用户，您可以邀请别人</p>
    {isClaimed === 0 && <LinkButton to={pathTo('receiveRewards', { code })}>我是新用户，去领取</LinkButton>}
  </Card>
);
