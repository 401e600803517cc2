import { useLeave } from '@/flows/leaving/useLeave';
import { safePicture } from '@/lib/safePicture';
import { pathTo } from '@/navigation/paths';
import type { NewsItem } from '@/services/publicity/news';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { PictureRow } from '@/ui/list/PictureRow';
import { Rows } from '@/ui/list/Rows';

import { publishedAt } from '../model/noticeWords';
import styles from './NewsRow.module.css';

/** One news article in a list. Links to its text, here or on another site. */
export function NewsRow({ news: { newsId, title, summary, imgUrl, publishTime, thirdUrl } }: { news: NewsItem }) {
  const leave = useLeave();
  const now = useServerNow();
  return (
    <Card>
      <Rows>
        <PictureRow
          title={title}
          note={
            <>
              {summary !== '' && <span className={styles['summary']}>{summary}</span>}
              <span className={styles['time']}>{publishedAt({ publishTime }, now)}</span>
            </>
          }
          picture={safePicture(imgUrl)}
          {...(thirdUrl === '' ? { to: pathTo('newsDetail', { newId: newsId }) } : { onPress: () => leave(thirdUrl) })}
        />
      </Rows>
    </Card>
  );
}
