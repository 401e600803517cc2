import { planState } from '@/features/places/map/model/planState';

const known = { isPlaceKnown: true, isLocating: false, load: 'ready', hasPins: true } as const;

test('the plan is drawn around a known place with something on it, and waits only while that may still come', () => {
  expect(planState(known)).toBe('drawn');
  expect(planState({ ...known, isPlaceKnown: false })).toBe('none');
  expect(planState({ ...known, isPlaceKnown: false, isLocating: true })).toBe('waiting');
  expect(planState({ ...known, hasPins: false, load: 'loading' })).toBe('waiting');
  for (const load of ['empty', 'failed', 'ready'] as const)
    expect(planState({ ...known, hasPins: false, load })).toBe('none');
  expect(planState({ ...known, load: 'failed' })).toBe('drawn');
});
