import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type Feedback, useListFeedbacksInfiniteQuery } from '@/services/basic/support';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { FeedbackRow } from './FeedbackRow';

const keyOf = ({ feedbackId }: Feedback) => feedbackId;
const ROW_HEIGHT = 96;

/** 我的反馈: every feedback of the driver with its state, and a mark on those with a new reply. */
export default function FeedHistoryScreen() {
  const { frame } = useScreen('customerServiceFeedHistory');
  const query = useListFeedbacksInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, { message: '反馈加载失败', waitingFor: '正在查询反馈…', isEmpty: hasNoRows })}
      empty={{
        illustration: 'bill',
        text: '还没有反馈过问题',
        action: <LinkButton to={pathTo('customerServiceFeedBack')}>去反馈</LinkButton>,
      }}
      rowHeight={ROW_HEIGHT}
    >
      <WindowedList label="我的反馈" rows={rows} keyOf={keyOf} heightOf={() => ROW_HEIGHT} gap={12} end={end}>
        {(feedback) => <FeedbackRow feedback={feedback} />}
      </WindowedList>
    </ListScreen>
  );
}
