import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { NewsItem } from '@/services/publicity/news';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { PictureRow } from '@/ui/list/PictureRow';

import { formatNoticePublishTime } from '../model/noticeText';
import styles from './NewsRow.module.css';

/** One news article in a list. Links to its text in the app or on another site. */
export function NewsRow({ news: { newsId, title, summary, imgUrl, publishTime, thirdUrl } }: { news: NewsItem }) {
  const leave = useOpenExternalUrl();
  const now = useServerNow();
  return (
    <Card>
      <CardRows>
        <PictureRow
          title={title}
          note={
            <>
              {summary !== '' && <span className={styles['summary']}>{summary}</span>}
              <span className={styles['time']}>{formatNoticePublishTime({ publishTime }, now)}</span>
            </>
          }
          picture={toSafePictureUrl(imgUrl)}
          {...(thirdUrl === '' ? { to: pathTo('newsDetail', { newId: newsId }) } : { onPress: () => leave(thirdUrl) })}
        />
      </CardRows>
    </Card>
  );
}
