import { useSelector } from 'react-redux';

import { selectPreferences } from '@/flows/preferences/preferencesSlice';
import { homeScreen } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';

import { formatNoticePublishTime } from '../model/noticeText';
import { useOperatorNotices } from './useOperatorNotices';

/** The operator's announcements. Those not yet opened on this device are marked as unread. */
export default function BulletinScreen() {
  const { frame } = useScreen('bulletin');
  const now = useServerNow();
  const { readNotices } = useSelector(selectPreferences);
  const { notices, load } = useOperatorNotices({ noticeType: OPERATOR_NOTICE_TYPE.announcement }, '公告加载失败');
  return (
    <ListScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'search',
        text: '暂无公告',
        action: <LinkButton to={pathTo(homeScreen)}>返回首页</LinkButton>,
      }}
      header={
        <Card>
          <CardRows>
            <ListRow title="系统维护通知" to={pathTo('systemNotice')} />
          </CardRows>
        </Card>
      }
    >
      <Card>
        <CardRows>
          {notices.map((notice) => (
            <ListRow
              key={notice.noticeId}
              to={pathTo('newNotice', { noticeId: notice.noticeId })}
              title={
                <>
                  {notice.title} {!readNotices.includes(notice.noticeId) && <Tag tone="brand">未读</Tag>}
                </>
              }
              note={<InlineFacts of={[notice.isTop === 1 ? '置顶' : '', formatNoticePublishTime(notice, now)]} />}
            />
          ))}
        </CardRows>
      </Card>
    </ListScreen>
  );
}
