import { LoadedContent, type LoadedContentProps } from '@/ui/load/LoadedContent';

import styles from './SteadyContent.module.css';

/** As LoadedContent, with the line for slow answers over the skeleton and not below it: nothing on home moves when an answer comes. */
export function SteadyContent(props: LoadedContentProps) {
  return (
    <div className={styles['steady']}>
      <LoadedContent {...props} />
    </div>
  );
}
