import { formatMoment, parseServerTime } from '@/domain/time';
import { safePicture } from '@/lib/safePicture';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { useServerNow } from '@/services/transport/useServerNow';

import styles from './Pictures.module.css';

const MINUTE_MS = 60_000;
const KINDS: Readonly<Record<ParkingBill['pictures'][number]['picType'], string>> = {
  1: '入场',
  2: '离场',
  3: '泊位',
  4: '取证',
};

/** What the cameras saw of this stay. */
export function Pictures({ pictures }: { readonly pictures: ParkingBill['pictures'] }) {
  const now = useServerNow(MINUTE_MS);
  return (
    <ul className={styles['list']}>
      {pictures.map(({ picUrl, picType, time }, index) => {
        const src = safePicture(picUrl);
        const ms = parseServerTime(time);
        const caption = ms === null ? KINDS[picType] : `${KINDS[picType]} ${formatMoment(ms, now)}`;
        return (
          <li key={index}>
            <figure>
              <div className={styles['box']}>
                {src !== null && <img src={src} alt={`${KINDS[picType]}照片`} loading="lazy" decoding="async" />}
              </div>
              <figcaption className={styles['caption']}>{caption}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
