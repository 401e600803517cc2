import { LoadedContent, type LoadedContentProps } from '@/ui/load/LoadedContent';

import styles from './SteadyContent.module.css';

/** Like LoadedContent, but with the line for slow responses over the skeleton instead of below it. Nothing on home shifts when a response arrives. */
export function SteadyContent(props: LoadedContentProps) {
  return (
    <div className={styles['steady']}>
      <LoadedContent {...props} />
    </div>
  );
}
