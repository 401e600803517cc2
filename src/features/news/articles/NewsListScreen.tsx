import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import type { NewsItem } from '@/services/publicity/news';
import { useListNewsInfiniteQuery } from '@/services/publicity/newsPages';
import { LinkButton } from '@/ui/button/LinkButton';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { NewsRow } from './NewsRow';

const ROW_HEIGHT = 86;
const keyOf = ({ newsId }: NewsItem) => newsId;

/** All news, the newest first. */
export default function NewsListScreen() {
  const { frame } = useScreen('newsList');
  const { local, config } = usePorts();
  const { clientType } = useSelector(selectHostCapabilities);
  const driverDealerId = local.get('driverDealerId') ?? config.driverDealerId;
  const query = useListNewsInfiniteQuery({ clientType, driverDealerId });
  const { rows, end } = usePagedRows(query, keyOf);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(query, {
        message: '资讯加载失败',
        isEmpty: hasNoRows,
      })}
      empty={{
        illustration: 'search',
        text: '暂无资讯',
        action: <LinkButton to={pathTo('home')}>返回首页</LinkButton>,
      }}
      rowHeight={ROW_HEIGHT}
    >
      <WindowedList label="资讯" rows={rows} keyOf={keyOf} heightOf={() => ROW_HEIGHT} gap={12} end={end}>
        {(news) => <NewsRow news={news} />}
      </WindowedList>
    </ListScreen>
  );
}
