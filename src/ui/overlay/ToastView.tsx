import styles from './ToastView.module.css';

interface ToastViewProps {
  /** The text of the moment, or null. The place stays mounted, since only a change inside a live region is read out. */
  readonly text: string | null;
}

/** A passing message. It takes no touch, and how long it stays is the caller's to say. */
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
