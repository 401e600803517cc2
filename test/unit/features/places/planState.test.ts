import { toMapPlanState } from '@/features/places/map/model/toMapPlanState';

const known = { isPlaceKnown: true, isLocating: false, load: 'ready', hasPins: true } as const;

test('the plan is drawn around a known place with something on it, and waits only while that may still come', () => {
  expect(toMapPlanState(known)).toBe('drawn');
  expect(toMapPlanState({ ...known, isPlaceKnown: false })).toBe('none');
  expect(toMapPlanState({ ...known, isPlaceKnown: false, isLocating: true })).toBe('waiting');
  expect(toMapPlanState({ ...known, hasPins: false, load: 'loading' })).toBe('waiting');
  for (const load of ['empty', 'failed', 'ready'] as const)
    expect(toMapPlanState({ ...known, hasPins: false, load })).toBe('none');
  expect(toMapPlanState({ ...known, load: 'failed' })).toBe('drawn');
});
