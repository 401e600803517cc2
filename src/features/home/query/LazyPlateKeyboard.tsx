import { useEffect } from 'react';

import { retryableLazy } from '@/ui/late/retryableLazy';
import { useSlow } from '@/ui/load/useSlow';
import type { PastingPlateKeyboardProps } from '@/widgets/plate/PastingPlateKeyboard';

import { usePlateDraft } from './usePlateDraft';

interface LazyPlateKeyboardProps {
  /** Told whether the phone's own keyboard must do. */
  readonly onPlain: (isPlain: boolean) => void;
}

const PlateKeyboard = retryableLazy<PastingPlateKeyboardProps & LazyPlateKeyboardProps>(
  'plate keyboard',
  async () =>
    (await import(/* webpackChunkName: "plate-keyboard" */ '@/widgets/plate/PastingPlateKeyboard'))
      .PastingPlateKeyboard,
  {
    meanwhile: ({ onPlain }) => <PlainWhenSlow onPlain={onPlain} />,
    without: ({ onPlain }) => <Plain onPlain={onPlain} />,
  },
);

/** The keyboard is loaded when the first cell is pressed, because most drivers never type a plate here. */
export function LazyPlateKeyboard({ onPlain }: LazyPlateKeyboardProps) {
  const [draft, change] = usePlateDraft();
  if (draft.entry.active === null) return null;
  return (
    <PlateKeyboard
      onPlain={onPlain}
      entry={draft.entry}
      onChange={(entry) => {
        change({ ...draft, entry });
      }}
    />
  );
}

function Plain({ onPlain }: LazyPlateKeyboardProps) {
  useEffect(() => {
    onPlain(true);
    return () => {
      onPlain(false);
    };
  }, [onPlain]);
  return null;
}

function PlainWhenSlow({ onPlain }: LazyPlateKeyboardProps) {
  return useSlow(true) ? <Plain onPlain={onPlain} /> : null;
}
