/** The heights of a panel: one row, part of the background, or all of it. */
export const PANEL_HEIGHT_LEVELS = ['low', 'middle', 'high'] as const;
export type PanelHeightLevel = (typeof PANEL_HEIGHT_LEVELS)[number];
/** In px. */
export type PanelHeightsPx = Readonly<Record<PanelHeightLevel, number>>;

/** Heights that are closer than this, px, are merged: a step between them would show nothing new. */
const MIN_STEP_PX = 40;
/** Used where there is no layout, as in a test. */
const DEFAULT_SIZES: PanelHeightsPx = { low: 160, middle: 280, high: 560 };

/** The three heights in order, none above the highest. In a small room some of them are equal. */
export function clampPanelHeightsPx({ low, middle, high }: PanelHeightsPx): PanelHeightsPx {
  if (high <= 0) return DEFAULT_SIZES;
  const least = Math.min(low, high);
  const between = Math.min(Math.max(middle, least), high);
  return {
    low: least,
    middle: between - least < MIN_STEP_PX ? least : high - between < MIN_STEP_PX ? high : between,
    high,
  };
}

/** The height at which a panel rests; null between two. If several are equal, the current one is returned. */
export function findPanelHeightLevelAtPx(
  px: number,
  sizes: PanelHeightsPx,
  current: PanelHeightLevel,
): PanelHeightLevel | null {
  const isAtHeight = (height: PanelHeightLevel) => Math.abs(sizes[height] - px) < 1;
  return isAtHeight(current) ? current : (PANEL_HEIGHT_LEVELS.find(isAtHeight) ?? null);
}
