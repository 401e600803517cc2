import { toSchematicMapState } from '@/features/places/map/model/toSchematicMapState';

const known = { isPlaceKnown: true, isLocating: false, load: 'ready', hasPins: true } as const;

test('the plan is drawn around a known place with something on it, and waits only while that may still come', () => {
  expect(toSchematicMapState(known)).toBe('drawn');
  expect(toSchematicMapState({ ...known, isPlaceKnown: false })).toBe('none');
  expect(toSchematicMapState({ ...known, isPlaceKnown: false, isLocating: true })).toBe('waiting');
  expect(toSchematicMapState({ ...known, hasPins: false, load: 'loading' })).toBe('waiting');
  for (const load of ['empty', 'failed', 'ready'] as const)
    expect(toSchematicMapState({ ...known, hasPins: false, load })).toBe('none');
  expect(toSchematicMapState({ ...known, load: 'failed' })).toBe('drawn');
});
