import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { FOLLOW_TYPE, useListFollowsQuery } from '@/services/basic/follows';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { unreadText } from '@/widgets/loading/blockLoadOf';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { FollowSwitch } from './FollowSwitch';
import { followWay } from './model/followWords';

/** 消息提醒: one switch for each event. A kind of message that this build does not know has none. */
export default function FollowManageScreen() {
  const { frame } = useScreen('followManage');
  const { kind } = useSelector(selectHost);
  const query = useListFollowsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { results = [], unread = 0 } = query.currentData ?? {};
  const known = results.filter(({ followType }) => followType !== FOLLOW_TYPE.unknown);
  return (
    <DetailScreen
      frame={frame}
      load={toLoadState(query, {
        what: '消息提醒加载失败',
        waitingFor: '正在查询消息提醒…',
        isEmpty: () => known.length === 0 && unread === 0,
      })}
      empty={{ drawing: 'search', text: '暂时没有可以设置的消息' }}
      cardHeights={[48, 380]}
    >
      <Notice>{followWay(kind)}</Notice>
      <Card>
        {known.map((follow) => (
          <FollowSwitch key={follow.followType} follow={follow} />
        ))}
        {unread > 0 && <p>{unreadText(unread)}</p>}
      </Card>
    </DetailScreen>
  );
}
