import { UnstyledButton } from '@/ui/button/UnstyledButton';

import type { TimeTravelMode } from './moments';
import styles from './TimeTravelReturnBar.module.css';

const BAR_TEXTS = {
  earlier: { text: '正在看之前的画面，按什么都不会发生', act: '回到现在' },
  left: { text: '已离开现场，按什么都不会发生', act: '重新载入' },
  replay: { text: '回放中：这是一段录制，按什么都不会发生', act: '退出回放' },
} as const;

/** Shows that the screen is not in the present state, with a button to return. */
export function TimeTravelReturnBar({
  inView,
  onReturn,
}: {
  readonly inView: TimeTravelMode;
  readonly onReturn: () => void;
}) {
  if (inView === 'present') return null;
  const { text, act } = BAR_TEXTS[inView];
  return (
    <div className={styles['banner']} role="status" data-replay={inView}>
      <span>{text}</span>
      <UnstyledButton className={styles['leave']} onClick={onReturn}>
        {act}
      </UnstyledButton>
    </div>
  );
}
