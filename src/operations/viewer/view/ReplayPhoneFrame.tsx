import { useEffect, useRef, useState } from 'react';

import type { RecordedDevice } from '@/operations/format/recordingFormat';

import styles from './ReplayPhoneFrame.module.css';

interface PhoneFrameProps {
  readonly src: string;
  readonly device: RecordedDevice;
  readonly onLoad: (frame: HTMLIFrameElement) => void;
}

/** The outline of the phone on both sides, px. */
const OUTLINE_PX = 2;

/** The scale at which the phone fits into a box. */
const fitScale = (box: { clientWidth: number; clientHeight: number }, { width, height }: RecordedDevice): number =>
  box.clientHeight === 0
    ? 1
    : Math.min(1, (box.clientWidth - OUTLINE_PX) / width, (box.clientHeight - OUTLINE_PX) / height);

/** The driver's phone in its real size, scaled down if there is less space. */
export function ReplayPhoneFrame({ src, device, onLoad }: PhoneFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = box;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setScale(fitScale(current, device));
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [device]);
  const { width, height } = device;
  return (
    <div ref={box} className={styles['box']}>
      <div className={styles['place']} style={{ width: width * scale, height: height * scale }}>
        <iframe
          className={styles['phone']}
          title="手机画面"
          src={src}
          sandbox="allow-scripts allow-same-origin"
          style={{ width, height, transform: `scale(${String(scale)})` }}
          onLoad={({ currentTarget }) => {
            onLoad(currentTarget);
          }}
        />
      </div>
    </div>
  );
}
