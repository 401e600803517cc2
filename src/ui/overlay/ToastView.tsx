import styles from './ToastView.module.css';

interface ToastViewProps {
  /**
   * The current text, or null. The element stays mounted, because screen readers only announce changes inside a live
   * region.
   */
  readonly text: string | null;
}

/** A temporary message. It does not react to touch. The caller decides how long it is shown. */
export function ToastView({ text }: ToastViewProps) {
  return (
    <div className={styles['place']} role="status">
      {text !== null && (
        <div key={text} className={styles['toast']}>
          {text}
        </div>
      )}
    </div>
  );
}
