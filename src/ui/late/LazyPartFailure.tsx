import { TextButton } from '@/ui/button/TextButton';

import { joinClasses } from '../joinClasses';
import styles from './LazyPartFailure.module.css';

interface LazyPartFailureProps {
  /** What could not be loaded: `支付方式`. */
  readonly subject: string;
  readonly onRetry: () => void;
  /** Closes the part. Set for parts above the screen. */
  readonly onClose?: () => void;
}

/** One line in place of a part that could not be loaded. */
export function LazyPartFailure({ subject, onRetry, onClose }: LazyPartFailureProps) {
  return (
    <div role="alert" className={joinClasses(styles['line'], onClose && styles['over'])}>
      <p className={styles['words']}>{subject}加载失败</p>
      <TextButton onPress={onRetry}>重试</TextButton>
      {onClose && (
        <TextButton tone="quiet" onPress={onClose}>
          关闭
        </TextButton>
      )}
    </div>
  );
}
