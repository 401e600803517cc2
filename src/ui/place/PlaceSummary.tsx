import { InlineFacts, type TonedFact } from '@/ui/card/InlineFacts';

import styles from './PlaceSummary.module.css';

interface PlaceSummaryProps {
  readonly facts: readonly TonedFact[];
  /** Empty if it is not known. */
  readonly address: string;
}

/** The summary below the name of a place in a list: its facts, and its address on a separate line. */
export function PlaceSummary({ facts, address }: PlaceSummaryProps) {
  return (
    <>
      <InlineFacts of={facts} />
      {address !== '' && <span className={styles['address']}>{address}</span>}
    </>
  );
}
