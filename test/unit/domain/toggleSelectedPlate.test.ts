import { plateLimitReachedText, toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';

test('a tap takes a car off or adds it; beyond the limit none goes unseen, and where one is taken it changes', () => {
  expect(toggleSelectedPlate(['a', 'b'], 'a', 5)).toEqual(['b']);
  expect(toggleSelectedPlate(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(toggleSelectedPlate(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  expect(toggleSelectedPlate(['a'], 'b', 1)).toEqual(['b']);
  expect([
    plateLimitReachedText(['a', 'b'], 2),
    plateLimitReachedText(['a'], 2),
    plateLimitReachedText(['a'], 1),
  ]).toEqual(['要换车先取消一辆', '', '']);
});
