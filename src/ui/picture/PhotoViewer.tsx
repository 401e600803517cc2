import 'antd-mobile/es/components/image-viewer/image-viewer.css';

import {
  MultiImageViewer,
  type MultiImageViewerProps,
  type MultiImageViewerRef,
} from 'antd-mobile/es/components/image-viewer/image-viewer';
import { cloneElement, useEffect, useId, useRef } from 'react';

import { useFocusTrap } from '../overlay/useFocusTrap';
import { ScreenReaderText } from '../text/ScreenReaderText';
import { useRenderedAntdElement } from '../usePatchedAntdElement';
import styles from './PhotoViewer.module.css';

export interface ViewerPhoto {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
  readonly caption: string;
}

interface PhotoViewerProps {
  readonly photos: readonly ViewerPhoto[];
  readonly index: number;
  /** Larger than the screen. It is scrolled by touch or with the arrow keys. */
  readonly isLarge: boolean;
  readonly onChange: (seen: { index: number; isLarge: boolean }) => void;
  readonly onClose: () => void;
}

/** Photos in full screen: swiped and pinched by touch, or changed and enlarged by buttons. */
export function PhotoViewer({ photos, index, isLarge, onChange, onClose }: PhotoViewerProps) {
  const nameId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const photo = photos[index];
  const showPhoto = (to: number) => {
    onChange({ index: to, isLarge: false });
  };
  useFocusTrap(ref, onClose, ({ key, target }) => {
    // In an enlarged photo the arrows scroll.
    if (target instanceof Element && target.closest('[data-large]') !== null) return;
    if (key === 'ArrowLeft' && index > 0) showPhoto(index - 1);
    if (key === 'ArrowRight' && index < photos.length - 1) showPhoto(index + 1);
  });
  return (
    <div ref={ref} role="dialog" aria-modal="true" aria-labelledby={nameId} tabIndex={-1} className={styles['viewer']}>
      <ScreenReaderText id={nameId} role="status">
        {`${photo?.alt ?? ''}，第${String(index + 1)}张，共${String(photos.length)}张`}
      </ScreenReaderText>
      {isLarge ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must get there
        <div className={styles['large']} role="group" aria-label="已放大，可移动查看" tabIndex={0} data-large="">
          <img
            src={photo?.src}
            alt={photo?.alt}
            draggable={false}
            onLoad={({ currentTarget: { parentElement: box } }) => {
              if (box !== null) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
            }}
          />
        </div>
      ) : (
        <PhotoSlides photos={photos} index={index} onTurn={showPhoto} onClose={onClose} />
      )}
      <button type="button" className={styles['close']} aria-label="关闭" onClick={onClose}>
        <svg width="1.25em" height="1.25em" viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <div className={styles['foot']}>
        <p>{photo?.caption}</p>
        <div className={styles['acts']}>
          {photos.length > 1 && (
            <button type="button" disabled={index === 0} onClick={() => showPhoto(index - 1)}>
              上一张
            </button>
          )}
          <button type="button" onClick={() => onChange({ index, isLarge: !isLarge })}>
            {isLarge ? '缩小' : '放大'}
          </button>
          {photos.length > 1 && (
            <button type="button" disabled={index === photos.length - 1} onClick={() => showPhoto(index + 1)}>
              下一张
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

interface PhotoSlidesProps {
  readonly photos: readonly ViewerPhoto[];
  readonly index: number;
  readonly onTurn: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * antd-mobile hides the content of its mask from screen readers, and names a photo by its address. Both are corrected
 * before React renders it.
 */
function PhotoSlides({ photos, index, onTurn, onClose }: PhotoSlidesProps) {
  const ref = useRef<MultiImageViewerRef>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    ref.current?.swipeTo(index, true);
  }, [index]);
  const mask = useRenderedAntdElement<MultiImageViewerProps, MultiImageViewerRef>(
    MultiImageViewer,
    {
      visible: true,
      classNames: { mask: styles['mask'] ?? '' },
      images: photos.map(({ src }) => src),
      defaultIndex: index,
      onIndexChange: (to) => {
        if (shown.current === to) return;
        shown.current = to;
        onTurn(to);
      },
      onClose,
      imageRender: (src, { ref: image, index: at }) => (
        <img ref={image} src={src} alt={at === index ? photos[at]?.alt : ''} draggable={false} />
      ),
    },
    ref,
  );
  return cloneElement(mask, { 'aria-hidden': false });
}
