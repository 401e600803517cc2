import styles from './DroppedRowsNotice.module.css';

/** A line below a list: the server has sent rows that cannot be shown. */
export function DroppedRowsNotice({ text }: { readonly text: string }) {
  return (
    <p className={styles['line']} role="status">
      {text}
    </p>
  );
}
