import type { useDriverLocation } from '@/flows/place/useDriverLocation';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import styles from './LocationNotice.module.css';

export interface LocationNoticeTexts {
  /** What the location is used for: `再按您的位置显示`. */
  readonly purpose: string;
  /** The consequence of an unknown location. */
  readonly failureNote: string;
}

const NEARBY: LocationNoticeTexts = { purpose: '再按您的位置显示', failureNote: '下面的距离不是从您现在的位置算起' };

interface LocationNoticeProps {
  readonly place: ReturnType<typeof useDriverLocation>;
  /** The driver agrees to the privacy text. */
  readonly onAgree: () => void;
  readonly texts?: LocationNoticeTexts | undefined;
}

/** Prompts for consent before the first location request. After that, shows why locating failed, if it did. */
export function LocationNotice({ place, onAgree, texts = NEARBY }: LocationNoticeProps) {
  if (!place.mayAsk) {
    return (
      <NoticeBanner
        action={
          <TextButton onPress={onAgree} label="同意并定位">
            同意并定位
          </TextButton>
        }
      >
        先同意<Link to={pathTo('notice2')}>《隐私政策》</Link>，{texts.purpose}
      </NoticeBanner>
    );
  }
  if (place.failure !== '') {
    return (
      <NoticeBanner action={<TextButton onPress={place.askAgain}>重试</TextButton>}>
        {place.failure}，{texts.failureNote}
      </NoticeBanner>
    );
  }
  return place.isAsking && !place.isLocated ? <p className={styles['place']}>正在定位…</p> : null;
}
