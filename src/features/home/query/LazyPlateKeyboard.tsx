import { useEffect } from 'react';

import { retryableLazy } from '@/ui/late/retryableLazy';
import { useIsLoadingSlow } from '@/ui/load/useIsLoadingSlow';
import type { PastingPlateKeyboardProps } from '@/widgets/plate/PastingPlateKeyboard';

import { useHomePlateDraft } from './useHomePlateDraft';

interface LazyPlateKeyboardProps {
  /** Called with whether the system keyboard is used, because ours is not loaded. */
  readonly onFallbackChange: (isPlain: boolean) => void;
}

const PlateKeyboard = retryableLazy<PastingPlateKeyboardProps & LazyPlateKeyboardProps>(
  'plate keyboard',
  async () =>
    (await import(/* webpackChunkName: "plate-keyboard" */ '@/widgets/plate/PastingPlateKeyboard'))
      .PastingPlateKeyboard,
  {
    fallback: ({ onFallbackChange }) => <FallbackWhenSlow onFallbackChange={onFallbackChange} />,
    errorFallback: ({ onFallbackChange }) => <SystemKeyboardFallback onFallbackChange={onFallbackChange} />,
  },
);

/**
 * The plate keyboard, loaded when a cell is pressed for the first time, because most drivers never type a plate here.
 */
export function LazyPlateKeyboard({ onFallbackChange }: LazyPlateKeyboardProps) {
  const [draft, change] = useHomePlateDraft();
  if (draft.entry.active === null) return null;
  return (
    <PlateKeyboard
      onFallbackChange={onFallbackChange}
      entry={draft.entry}
      onChange={(entry) => {
        change({ ...draft, entry });
      }}
    />
  );
}

function SystemKeyboardFallback({ onFallbackChange }: LazyPlateKeyboardProps) {
  useEffect(() => {
    onFallbackChange(true);
    return () => {
      onFallbackChange(false);
    };
  }, [onFallbackChange]);
  return null;
}

function FallbackWhenSlow({ onFallbackChange }: LazyPlateKeyboardProps) {
  return useIsLoadingSlow(true) ? <SystemKeyboardFallback onFallbackChange={onFallbackChange} /> : null;
}
