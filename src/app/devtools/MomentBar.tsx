import { Pressable } from '@/ui/button/Pressable';

import styles from './MomentBar.module.css';
import type { InView } from './moments';

const WORDS = {
  earlier: { text: '正在看之前的画面，按什么都不会发生', act: '回到现在' },
  left: { text: '已离开现场，按什么都不会发生', act: '重新载入' },
  replay: { text: '回放中：这是一段录制，按什么都不会发生', act: '退出回放' },
} as const;

/** Says that the screen does not show the present, and offers the way back. */
export function MomentBar({ inView, onReturn }: { readonly inView: InView; readonly onReturn: () => void }) {
  if (inView === 'present') return null;
  const { text, act } = WORDS[inView];
  return (
    <div className={styles['banner']} role="status" data-replay={inView}>
      <span>{text}</span>
      <Pressable className={styles['leave']} onClick={onReturn}>
        {act}
      </Pressable>
    </div>
  );
}
