import AntdEmpty from 'antd-mobile/es/components/empty';
import type { ReactNode } from 'react';

import { EmptyIllustration } from './EmptyIllustration';
import type { IllustrationName } from './EmptyIllustrationShape';
import styles from './EmptyState.module.css';

/** The props of the placeholder for empty content. */
export interface EmptyProps {
  readonly illustration: IllustrationName;
  /** One sentence. */
  readonly text: string;
  /** One useful action. */
  readonly action?: ReactNode;
}

/**
 * An illustration, a sentence, and one action. The illustration is ours, because antd-mobile's has the same colours in
 * every scheme.
 */
export function EmptyState({ illustration, text, action }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      {/* Its successor, ErrorBlock, would add the library's locale and four pictures to the first load. */}
      {/* oxlint-disable-next-line typescript/no-deprecated */}
      <AntdEmpty
        className={styles['block'] ?? ''}
        image={<EmptyIllustration name={illustration} />}
        description={<p className={styles['text']}>{text}</p>}
      />
      {action}
    </div>
  );
}
