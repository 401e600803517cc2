import { type LoadedContentProps, LoadStateContent } from '@/ui/load/LoadStateContent';

import styles from './LoadableBlock.module.css';

interface BlockProps extends LoadedContentProps {
  /** `data-block`, for tests and assistive technology. */
  readonly name: string;
  /** The accessible name of the block. */
  readonly label: string;
}

/** A part of a screen that loads, fails and recovers independently. */
export function LoadableBlock({ name, label, state, ...content }: BlockProps) {
  return (
    <section
      className={styles['block']}
      data-block={name}
      data-state={state}
      aria-label={label}
      aria-busy={state === 'loading'}
    >
      <LoadStateContent {...content} state={state} />
    </section>
  );
}
