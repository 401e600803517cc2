import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { noticeOpened } from '@/flows/preferences/preferencesSlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { agreementEditionTexts, formatNoticePublishTime } from '../model/noticeText';
import { NoticeArticle } from './NoticeArticle';
import { useOperatorNotices } from './useOperatorNotices';

/** One notice: the one from the address, otherwise the latest announcement. */
export default function NoticeScreen() {
  const { frame, query } = useScreen('newNotice');
  const dispatch = useDispatch();
  const now = useServerNow();
  const { noticeId } = query;
  const { notices, load } = useOperatorNotices(
    noticeId === undefined ? { noticeType: OPERATOR_NOTICE_TYPE.announcement } : { noticeId },
    '公告加载失败',
  );
  const [notice] = notices;
  const openedId = notice?.noticeId;
  useEffect(() => {
    if (openedId !== undefined) dispatch(noticeOpened(openedId));
  }, [dispatch, openedId]);
  return (
    <DetailScreen
      frame={frame}
      load={load}
      empty={{
        illustration: 'search',
        text: '这条公告已经下架',
        action: <LinkButton to={pathTo('bulletin')}>看看其他公告</LinkButton>,
      }}
    >
      {notice !== undefined && (
        <NoticeArticle
          notice={notice}
          facts={notice.version === '' ? [formatNoticePublishTime(notice, now)] : agreementEditionTexts(notice)}
        />
      )}
    </DetailScreen>
  );
}
