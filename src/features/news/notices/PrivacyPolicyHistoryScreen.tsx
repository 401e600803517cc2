import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { NOTICE_TYPE } from '@/services/basic/notices';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';

import { formatEdition } from '../model/noticeText';
import { useNotices } from './useNotices';

/** The editions of the privacy policy, the current one first. */
export default function PrivacyPolicyHistoryScreen() {
  const { frame } = useScreen('privacyPolicyHistory');
  const { notices, load } = useNotices({ noticeType: NOTICE_TYPE.privacyPolicy }, '历史版本加载失败');
  return (
    <ListScreen frame={frame} load={load} empty={{ illustration: 'search', text: '隐私政策暂未公布' }}>
      <Card>
        <CardRows>
          {notices.map((notice, index) => (
            <ListRow
              key={notice.noticeId}
              to={pathTo('newNotice', { noticeId: notice.noticeId })}
              title={
                <>
                  {formatEdition(notice)[0] ?? notice.title} {index === 0 && <Tag tone="brand">现行</Tag>}
                </>
              }
              note={<Facts of={[...formatEdition(notice).slice(1), notice.changeSummary]} />}
            />
          ))}
        </CardRows>
      </Card>
    </ListScreen>
  );
}
