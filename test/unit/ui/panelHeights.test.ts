import { clampPanelHeightsPx, findPanelHeightLevelAtPx } from '@/ui/panel/panelHeights';

describe('the heights of a panel', () => {
  test('are in order, and none is above the highest', () => {
    expect(clampPanelHeightsPx({ low: 168, middle: 273, high: 608 })).toEqual({ low: 168, middle: 273, high: 608 });
    expect(clampPanelHeightsPx({ low: 168, middle: 900, high: 608 })).toEqual({ low: 168, middle: 608, high: 608 });
    expect(clampPanelHeightsPx({ low: 168, middle: -20, high: 400 })).toEqual({ low: 168, middle: 168, high: 400 });
    expect(clampPanelHeightsPx({ low: 168, middle: 200, high: 120 })).toEqual({ low: 120, middle: 120, high: 120 });
  });

  test('have no step that would show nothing new', () => {
    expect(clampPanelHeightsPx({ low: 168, middle: 190, high: 404 }).middle).toBe(168);
    expect(clampPanelHeightsPx({ low: 168, middle: 380, high: 404 }).middle).toBe(404);
  });

  test('are there without a layout', () => {
    const { low, middle, high } = clampPanelHeightsPx({ low: 0, middle: 0, high: 0 });
    expect(0 < low && low < middle && middle < high).toBe(true);
  });

  test('a panel between two of them is at none; of equal ones it stays at its own', () => {
    const sizes = clampPanelHeightsPx({ low: 168, middle: 273, high: 608 });
    expect(findPanelHeightLevelAtPx(273.4, sizes, 'low')).toBe('middle');
    expect(findPanelHeightLevelAtPx(300, sizes, 'low')).toBeNull();
    const small = clampPanelHeightsPx({ low: 168, middle: 170, high: 330 });
    expect(findPanelHeightLevelAtPx(168, small, 'middle')).toBe('middle');
    expect(findPanelHeightLevelAtPx(168, small, 'high')).toBe('low');
  });
});
