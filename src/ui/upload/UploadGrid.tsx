import ProgressBar from 'antd-mobile/es/components/progress-bar';
import { useId } from 'react';

import { usePhotoViewer } from '../picture/usePhotoViewer';
import styles from './UploadGrid.module.css';

export interface UploadCell {
  readonly id: string;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  /** The upload progress, 0 to 100; shown while it is being sent. */
  readonly percent: number;
  /** The message about the last attempt. */
  readonly failure: string;
  /** The address of the picture; empty if it cannot be shown. */
  readonly src: string;
}

interface UploadGridProps {
  /** What the pictures are: 现场照片. */
  readonly label: string;
  readonly items: readonly UploadCell[];
  readonly max: number;
  readonly isPicking: boolean;
  /** Why no picture could be added. */
  readonly pickProblem: string;
  /** The validation error of the pictures in a submitted form. */
  readonly error?: string | undefined;
  readonly onAdd: () => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

const STATUS_TEXT: Readonly<Record<UploadCell['status'], string>> = {
  waiting: '等待上传',
  sending: '上传中',
  done: '已上传',
  failed: '上传失败',
};

const pictureLabel = (index: number) => `第${String(index + 1)}张`;

/**
 * Pictures that are being uploaded: the state of each, with buttons to retry and to remove it. A press opens one in
 * full screen.
 */
export function UploadGrid(props: UploadGridProps) {
  const { label, items, max, isPicking, pickProblem, error = '', onAdd, onRetry, onRemove } = props;
  const titleId = useId();
  const addId = useId();
  const errorId = useId();
  const { open, viewer } = usePhotoViewer(
    label,
    items.map(({ src }, index) => ({ src, alt: pictureLabel(index), caption: label })),
  );
  const done = items.filter(({ status }) => status === 'done').length;
  return (
    <section className={styles['upload']} aria-labelledby={titleId} data-wrong={error === '' ? undefined : true}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {label}
        </h2>
        <p className={styles['count']} role="status">
          {items.length === 0 ? max > 1 && `最多${String(max)}张` : `已上传 ${String(done)}/${String(items.length)}`}
        </p>
      </div>
      <ul className={styles['grid']}>
        {items.map((item, index) => (
          <PictureCell
            key={item.id}
            item={item}
            name={pictureLabel(index)}
            onOpen={() => open(index)}
            onRetry={() => onRetry(item.id)}
            onRemove={() => onRemove(item.id)}
          />
        ))}
        {items.length < max && (
          <li className={styles['cell']}>
            <button
              type="button"
              id={addId}
              className={styles['add']}
              aria-labelledby={`${addId} ${titleId}`}
              aria-describedby={error === '' ? undefined : errorId}
              disabled={isPicking}
              onClick={onAdd}
            >
              <svg width="2em" height="2em" viewBox="0 0 24 24" fill="none" aria-hidden="true">
                <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
              {isPicking ? '请选择…' : '添加照片'}
            </button>
          </li>
        )}
      </ul>
      {error !== '' && (
        <p className={styles['trouble']} id={errorId}>
          {error}
        </p>
      )}
      {pickProblem !== '' && (
        <p className={styles['trouble']} role="alert">
          {pickProblem}
        </p>
      )}
      {viewer}
    </section>
  );
}

interface PictureCellProps {
  readonly item: UploadCell;
  readonly name: string;
  readonly onOpen: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function PictureCell({ item: { status, percent, failure, src }, name, onOpen, onRetry, onRemove }: PictureCellProps) {
  const text = STATUS_TEXT[status];
  return (
    <li className={styles['cell']} data-status={status}>
      <div className={styles['picture']}>
        {src !== '' && (
          <button type="button" className={styles['open']} aria-label={`放大${name}`} onClick={onOpen}>
            <img src={src} alt={name} className={styles['image']} />
          </button>
        )}
        {status !== 'done' && (
          <div className={styles['veil']}>
            {status === 'sending' && (
              <div
                className={styles['bar']}
                role="progressbar"
                aria-label={`${name}${text}`}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={percent}
              >
                <ProgressBar className={styles['sent'] ?? ''} percent={percent} />
              </div>
            )}
            <span>{status === 'sending' ? `${text} ${String(percent)}%` : text}</span>
            {status === 'failed' && (
              <button type="button" className={styles['retry']} aria-label={`重试，${name}`} onClick={onRetry}>
                重试
              </button>
            )}
          </div>
        )}
        <button type="button" className={styles['remove']} aria-label={`删除${name}`} onClick={onRemove}>
          <span className={styles['cross']}>
            <svg width="0.75em" height="0.75em" viewBox="0 0 12 12" fill="none" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </span>
        </button>
      </div>
      {failure !== '' && <p className={styles['failure']}>{failure}</p>}
    </li>
  );
}
