import { Facts, type TonedFact } from '@/ui/card/Facts';

import styles from './PlaceNote.module.css';

interface PlaceNoteProps {
  readonly facts: readonly TonedFact[];
  /** Empty if it is not known. */
  readonly address: string;
}

/** What stands below the name of a place in a list: its facts, and on a line of its own where it is. */
export function PlaceNote({ facts, address }: PlaceNoteProps) {
  return (
    <>
      <Facts of={facts} />
      {address !== '' && <span className={styles['address']}>{address}</span>}
    </>
  );
}
