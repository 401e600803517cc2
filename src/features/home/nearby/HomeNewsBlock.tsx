import { useSelector } from 'react-redux';

import { formatMoment, parseServerTime } from '@/domain/time';
import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { usePorts } from '@/platform/ports/PortsContext';
import { type NewsItem, useListImportantNewsQuery } from '@/services/publicity/news';
import { Card } from '@/ui/card/Card';
import { PictureRow } from '@/ui/list/PictureRow';
import { toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';

import { toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import { ShiftFreeLoadedContent } from '../parts/ShiftFreeLoadedContent';
import styles from './HomeNearbyBlock.module.css';

/** Rule 3.7. */
const PAGE_SIZE = 3;

export function HomeNewsBlock() {
  const { config: menu, isSettled } = useMenuConfig();
  const { local, config } = usePorts();
  const { clientType } = useSelector(selectHostCapabilities);
  const isShown = toHomeBlockVisibility(menu).news;
  const driverDealerId = local.get('driverDealerId') ?? config.driverDealerId;
  const news = useListImportantNewsQuery(
    { pageNo: 1, pageSize: PAGE_SIZE, clientType, driverDealerId },
    { skip: !isSettled || !isShown },
  );
  const { state, failure, unreadText } = toLoadableBlockState(
    news,
    '资讯加载失败',
    ({ results }) => results.length === 0,
  );
  if (!isShown) return null;
  return (
    <section data-block="news" data-state={state} aria-label="资讯" aria-busy={state === 'loading'}>
      <Card
        title="资讯"
        right={
          <Link className={styles['more']} to={pathTo('newsList')} aria-label="更多资讯">
            更多
          </Link>
        }
      >
        <div className={state === 'failed' ? styles['failed'] : undefined}>
          <ShiftFreeLoadedContent
            state={state}
            skeleton={<div className={styles['waiting']} aria-hidden="true" />}
            empty={{ illustration: 'search', text: '暂无资讯' }}
            failure={failure}
            unreadText={unreadText}
          >
            {news.currentData?.results.slice(0, PAGE_SIZE).map((item) => (
              <NewsRow key={item.newsId} item={item} />
            ))}
          </ShiftFreeLoadedContent>
        </div>
      </Card>
    </section>
  );
}

function NewsRow({ item }: { item: NewsItem }) {
  const nowMs = useServerNow();
  const leave = useOpenExternalUrl();
  const { newsId, title, summary, publishTime, imgUrl, thirdUrl } = item;
  const publishedMs = parseServerTime(publishTime);
  const published = publishedMs === null ? '' : formatMoment(publishedMs, nowMs);
  return (
    <PictureRow
      title={title}
      note={
        <>
          {summary}
          {summary !== '' && published !== '' && <br />}
          {published}
        </>
      }
      picture={toSafePictureUrl(imgUrl)}
      {...(thirdUrl === ''
        ? { to: pathTo('newsDetail', { newId: newsId }) }
        : {
            onPress: () => {
              leave(thirdUrl);
            },
          })}
    />
  );
}
