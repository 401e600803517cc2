import { useEffect, useState } from 'react';

import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { toSafeColor } from '@/lib/toSafePictureUrl';
import { usePorts } from '@/platform/ports/PortsContext';
import type { Advert } from '@/services/publicity/adverts';
import { UnstyledButton } from '@/ui/button/UnstyledButton';
import { joinClasses } from '@/ui/joinClasses';

import { useSnapCarousel } from '../parts/useSnapCarousel';
import styles from './HomeBannerBlock.module.css';
import { LazyDefaultBanner } from './LazyDefaultBanner';

/** Rule 8.1. */
const ADVANCE_MS = 3_000;

/**
 * The banners advance automatically, except while the page is hidden, while they are touched, hovered or focused, or if
 * reduced motion is preferred.
 */
export function BannerSlides({ adverts }: { adverts: readonly Advert[] }) {
  const { page } = usePorts();
  const { track, index, onScroll, show } = useSnapCarousel(adverts.length);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused || adverts.length < 2) return undefined;
    const timer = setInterval(() => {
      if (page.isVisible() && !page.prefersReducedMotion()) show((index + 1) % adverts.length);
    }, ADVANCE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isPaused, index, adverts.length, page, show]);
  const pause = () => {
    setIsPaused(true);
  };
  const resume = () => {
    setIsPaused(false);
  };
  return (
    <>
      <ul
        ref={track}
        className={styles['track']}
        onScroll={onScroll}
        onTouchStart={pause}
        onTouchEnd={resume}
        onTouchCancel={resume}
        onPointerEnter={pause}
        onPointerLeave={resume}
        onFocus={pause}
        onBlur={resume}
      >
        {adverts.map((advert, at) => (
          <li
            key={`${advert.picUrl} ${String(at)}`}
            className={styles['slide']}
            style={{ backgroundColor: toSafeColor(advert.bgColor) }}
          >
            <Slide advert={advert} number={at + 1} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {adverts.length > 1 && (
        <div className={styles['dots']} aria-hidden="true">
          {adverts.map((advert, at) => (
            <span
              key={`${advert.picUrl} ${String(at)}`}
              className={joinClasses(styles['dot'], at === index && styles['current'])}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Slide({ advert, number, isFirst }: { advert: Advert; number: number; isFirst: boolean }) {
  const leave = useOpenExternalUrl();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <LazyDefaultBanner />;
  const isLink = advert.advertUrl !== '';
  const picture = (
    <img
      className={styles['picture']}
      src={advert.picUrl}
      alt={isLink ? '' : `活动图片 ${number}`}
      width={343}
      height={120}
      draggable={false}
      fetchPriority={isFirst ? 'high' : 'low'}
      onError={() => {
        setIsBroken(true);
      }}
    />
  );
  if (!isLink) return picture;
  return (
    <UnstyledButton
      className={styles['link']}
      aria-label={`查看活动 ${number}`}
      onClick={() => {
        leave(advert.advertUrl);
      }}
    >
      {picture}
    </UnstyledButton>
  );
}
