import { lazy, Suspense } from 'react';

import { usePlateDraft } from './usePlateDraft';

const PlateKeyboard = lazy(async () => {
  const { PastingPlateKeyboard } = await import(
    /* webpackChunkName: "plate-keyboard" */ '@/widgets/plate/PastingPlateKeyboard'
  );
  return { default: PastingPlateKeyboard };
});

/** The keyboard is loaded when the first cell is pressed, because most drivers never type a plate here. */
export function LazyPlateKeyboard() {
  const [draft, change] = usePlateDraft();
  if (draft.entry.active === null) return null;
  return (
    <Suspense fallback={null}>
      <PlateKeyboard
        entry={draft.entry}
        onChange={(entry) => {
          change({ ...draft, entry });
        }}
      />
    </Suspense>
  );
}
