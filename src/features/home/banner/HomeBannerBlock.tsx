import { toSafePictureUrl } from '@/lib/toSafePictureUrl';
import { usePorts } from '@/platform/ports/PortsContext';
import { useListAdvertsQuery } from '@/services/publicity/adverts';
import { toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';

import { useHomeSnapshot } from '../parts/useHomeSnapshot';
import { BannerSlides } from './BannerSlides';
import styles from './HomeBannerBlock.module.css';
import { LazyDefaultBanner } from './LazyDefaultBanner';

/** The operator's banners. The default banner is shown if there are none or they cannot be loaded (Rule 8.1). */
export function HomeBannerBlock() {
  const { config } = usePorts();
  const adverts = useListAdvertsQuery({ cityName: config.cityName });
  const snapshot = useHomeSnapshot();
  const { state } = toLoadableBlockState(adverts, '', ({ results }) => results.length === 0);
  const shown = (adverts.currentData ?? (state === 'loading' ? snapshot.adverts : null))?.results ?? [];
  const pictures = shown.filter(({ picUrl }) => toSafePictureUrl(picUrl) !== null);
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
