import AntdEmpty from 'antd-mobile/es/components/empty';
import type { ReactNode } from 'react';

import styles from './Empty.module.css';
import { EmptyIllustration } from './EmptyIllustration';
import type { DrawingName } from './EmptyIllustrationShape';

/** The props of the placeholder for empty content. */
export interface EmptyProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly text: string;
  /** One useful action. */
  readonly action?: ReactNode;
}

/** A drawing, a sentence, and one action. The drawing is ours: antd-mobile's has one colour in every scheme. */
export function Empty({ drawing, text, action }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      {/* Its successor, ErrorBlock, brings the library's table of words and four pictures into the first load. */}
      {/* oxlint-disable-next-line typescript/no-deprecated */}
      <AntdEmpty
        className={styles['block'] ?? ''}
        image={<EmptyIllustration name={drawing} />}
        description={<p className={styles['text']}>{text}</p>}
      />
      {action}
    </div>
  );
}
