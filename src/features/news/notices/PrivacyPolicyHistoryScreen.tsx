import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';

import { agreementEditionTexts } from '../model/noticeText';
import { useOperatorNotices } from './useOperatorNotices';

/** The editions of the privacy policy, the current one first. */
export default function PrivacyPolicyHistoryScreen() {
  const { frame } = useScreen('privacyPolicyHistory');
  const { notices, load } = useOperatorNotices({ noticeType: OPERATOR_NOTICE_TYPE.privacyPolicy }, '历史版本加载失败');
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
                  {agreementEditionTexts(notice)[0] ?? notice.title} {index === 0 && <Tag tone="brand">现行</Tag>}
                </>
              }
              note={<InlineFacts of={[...agreementEditionTexts(notice).slice(1), notice.changeSummary]} />}
            />
          ))}
        </CardRows>
      </Card>
    </ListScreen>
  );
}
