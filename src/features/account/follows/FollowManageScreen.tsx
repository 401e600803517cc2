import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { MESSAGE_SUBSCRIPTION_TYPE, useListFollowsQuery } from '@/services/basic/follows';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { droppedRowsText } from '@/widgets/loading/toLoadableBlockState';

import { MessageSubscriptionSwitch } from './MessageSubscriptionSwitch';
import { hostMessageDeliveryText } from './model/followTexts';

/** 消息提醒: one switch for each message type. A type that this build does not know has no switch. */
export default function FollowManageScreen() {
  const { frame } = useScreen('followManage');
  const { kind } = useSelector(selectHostCapabilities);
  const query = useListFollowsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { results = [], unread = 0 } = query.currentData ?? {};
  const knownFollows = results.filter(({ followType }) => followType !== MESSAGE_SUBSCRIPTION_TYPE.unknown);
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '消息提醒加载失败',
        waitingFor: '正在查询消息提醒…',
        isEmpty: () => knownFollows.length === 0 && unread === 0,
      })}
      empty={{ illustration: 'search', text: '暂时没有可以设置的消息' }}
      cardHeights={[48, 380]}
    >
      <NoticeBanner>{hostMessageDeliveryText(kind)}</NoticeBanner>
      <Card>
        {knownFollows.map((follow) => (
          <MessageSubscriptionSwitch key={follow.followType} follow={follow} />
        ))}
        {unread > 0 && <p>{droppedRowsText(unread)}</p>}
      </Card>
    </DetailScreen>
  );
}
