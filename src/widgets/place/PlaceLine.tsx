import type { usePlace } from '@/flows/place/usePlace';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';

import styles from './PlaceLine.module.css';

export interface PlaceWords {
  /** What the location is for: `再按您的位置显示`. */
  readonly wanted: string;
  /** What it means that it is not known. */
  readonly missed: string;
}

const NEARBY: PlaceWords = { wanted: '再按您的位置显示', missed: '下面的距离不是从您现在的位置算起' };

interface PlaceLineProps {
  readonly place: ReturnType<typeof usePlace>;
  /** The driver agrees to the privacy text. */
  readonly onAgree: () => void;
  readonly words?: PlaceWords | undefined;
}

/** Asks for consent before the first location. After that, shows what went wrong with locating, if anything did. */
export function PlaceLine({ place, onAgree, words = NEARBY }: PlaceLineProps) {
  if (!place.mayAsk) {
    return (
      <Notice
        action={
          <TextButton onPress={onAgree} label="同意并定位">
            同意并定位
          </TextButton>
        }
      >
        先同意<Link to={pathTo('notice2')}>《隐私政策》</Link>，{words.wanted}
      </Notice>
    );
  }
  if (place.failure !== '') {
    return (
      <Notice action={<TextButton onPress={place.askAgain}>重试</TextButton>}>
        {place.failure}，{words.missed}
      </Notice>
    );
  }
  return place.isAsking && !place.isLocated ? <p className={styles['place']}>正在定位…</p> : null;
}
