import { safePicture } from '@/lib/safePicture';
import { useListAdvertsQuery } from '@/services/publicity/adverts';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { blockLoadOf } from '@/widgets/loading/blockLoadOf';

import { useLastSeen } from '../parts/useLastSeen';
import styles from './BannerBlock.module.css';
import { BannerSlides } from './BannerSlides';
import { LazyDefaultBanner } from './LazyDefaultBanner';

/** The operator's pictures. Ours is shown when there are none or they cannot be loaded (Rule 8.1). */
export function BannerBlock() {
  const { config } = usePorts();
  const adverts = useListAdvertsQuery({ cityName: config.cityName });
  const lastSeen = useLastSeen();
  const { state } = blockLoadOf(adverts, '', ({ results }) => results.length === 0);
  const shown = (adverts.currentData ?? (state === 'loading' ? lastSeen.adverts : null))?.results ?? [];
  const pictures = shown.filter(({ picUrl }) => safePicture(picUrl) !== null);
  const isWaiting = state === 'loading' && pictures.length === 0;
  return (
    <section
      data-block="banner"
      data-state={state}
      aria-label="活动"
      className={styles['banner']}
      aria-busy={state === 'loading'}
    >
      {isWaiting && <div className={styles['waiting']} aria-hidden="true" />}
      {!isWaiting && (pictures.length === 0 ? <LazyDefaultBanner /> : <BannerSlides adverts={pictures} />)}
    </section>
  );
}
