import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { NewsDetail } from '@/services/publicity/newsPages';
import { Card } from '@/ui/card/Card';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { RichText } from '@/ui/richText/RichText';

import { Article } from '../parts/Article';
import styles from '../parts/Article.module.css';
import { newsMetadataTexts } from './model/newsMetadataTexts';

const SIZES = [
  { value: 'normal', label: '标准' },
  { value: 'large', label: '大字' },
] as const;
const SIZE_VALUES = SIZES.map(({ value }) => value);

/** One news article; the driver chooses between two type sizes. */
export function NewsArticle({ news }: { readonly news: NewsDetail }) {
  const leave = useOpenExternalUrl();
  const now = useServerNow();
  const [size, setSize] = usePersistedSelection('newsDetail.size', SIZE_VALUES, 'normal');
  return (
    <Card>
      <Article
        title={news.title}
        facts={newsMetadataTexts(news, now)}
        tools={
          <div className={styles['sizes']}>
            <SegmentedControl legend="字号" options={SIZES} value={size} onChange={setSize} />
          </div>
        }
      >
        <div className={size === 'large' ? styles['large'] : undefined}>
          <RichText name="news" html={news.contentHtml} onLink={leave} />
        </div>
      </Article>
    </Card>
  );
}
