import Popup from 'antd-mobile/es/components/popup';
import { type ReactNode, useId, useRef } from 'react';

import styles from './SheetSurface.module.css';
import { useFocusTrap } from './useFocusTrap';

export interface SheetSurfaceProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** A BottomActionBar that stays while the content scrolls. */
  readonly footer?: ReactNode;
}

/** The sheet itself. `Sheet` loads it. */
export function SheetSurface({ title, onClose, children, footer }: SheetSurfaceProps) {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(ref, onClose);
  return (
    <Popup visible className={styles['popup'] ?? ''} getContainer={null} onMaskClick={onClose}>
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles['sheet']}
      >
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <button type="button" className={styles['close']} aria-label="关闭" onClick={onClose}>
            <svg width="1.25em" height="1.25em" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className={styles['content']}>{children}</div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </Popup>
  );
}
