import { TextButton } from '@/ui/button/TextButton';

import { joinClasses } from '../joinClasses';
import styles from './LateFailure.module.css';

interface LateFailureProps {
  /** What did not open: `支付方式`. */
  readonly what: string;
  readonly onRetry: () => void;
  /** Gives the part up. Set for what stands over the screen. */
  readonly onClose?: () => void;
}

/** One line in the place of a part that could not be loaded. */
export function LateFailure({ what, onRetry, onClose }: LateFailureProps) {
  return (
    <div role="alert" className={joinClasses(styles['line'], onClose && styles['over'])}>
      <p className={styles['words']}>{what}加载失败</p>
      <TextButton onPress={onRetry}>重试</TextButton>
      {onClose && (
        <TextButton tone="quiet" onPress={onClose}>
          关闭
        </TextButton>
      )}
    </div>
  );
}
