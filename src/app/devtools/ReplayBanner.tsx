import styles from './ReplayBanner.module.css';

/** Says that the screen shows a recording, and offers a button to leave it. */
export function ReplayBanner({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <div className={styles['banner']} role="status" data-replay="on">
      <span>回放中：这是一段录制，按什么都不会发生</span>
      <button type="button" className={styles['leave']} onClick={onLeave}>
        退出回放
      </button>
    </div>
  );
}
