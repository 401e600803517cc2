import { resolveSchematicMapVisibility } from '@/features/places/map/model/resolveSchematicMapVisibility';

const known = { isPlaceKnown: true, isLocating: false, load: 'ready', hasPins: true } as const;

test('the plan is drawn around a known place with something on it, and waits only while that may still come', () => {
  expect(resolveSchematicMapVisibility(known)).toBe('drawn');
  expect(resolveSchematicMapVisibility({ ...known, isPlaceKnown: false })).toBe('none');
  expect(resolveSchematicMapVisibility({ ...known, isPlaceKnown: false, isLocating: true })).toBe('waiting');
  expect(resolveSchematicMapVisibility({ ...known, hasPins: false, load: 'loading' })).toBe('waiting');
  for (const load of ['empty', 'failed', 'ready'] as const)
    expect(resolveSchematicMapVisibility({ ...known, hasPins: false, load })).toBe('none');
  expect(resolveSchematicMapVisibility({ ...known, load: 'failed' })).toBe('drawn');
});
