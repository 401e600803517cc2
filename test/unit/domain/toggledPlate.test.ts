import { fullNote, toggledPlate } from '@/domain/plate/toggledPlate';

test('a tap takes a car off or adds it; beyond the limit none goes unseen, and where one is taken it changes', () => {
  expect(toggledPlate(['a', 'b'], 'a', 5)).toEqual(['b']);
  expect(toggledPlate(['a'], 'b', 2)).toEqual(['a', 'b']);
  expect(toggledPlate(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  expect(toggledPlate(['a'], 'b', 1)).toEqual(['b']);
  expect([fullNote(['a', 'b'], 2), fullNote(['a'], 2), fullNote(['a'], 1)]).toEqual(['要换车先取消一辆', '', '']);
});
