import { LoadedContent, type LoadedContentProps } from '@/ui/load/LoadedContent';

import styles from './SteadyContent.module.css';

/** LoadedContent with the line for slow responses over the skeleton, not below it, so that nothing on home shifts. */
export function SteadyContent(props: LoadedContentProps) {
  return (
    <div className={styles['steady']}>
      <LoadedContent {...props} />
    </div>
  );
}
