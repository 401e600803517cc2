import { type LoadedContentProps, LoadStateContent } from '@/ui/load/LoadStateContent';

import styles from './ShiftFreeLoadedContent.module.css';

/** LoadStateContent with the line for slow responses over the skeleton, not below it, so that nothing on home shifts. */
export function ShiftFreeLoadedContent(props: LoadedContentProps) {
  return (
    <div className={styles['steady']}>
      <LoadStateContent {...props} />
    </div>
  );
}
