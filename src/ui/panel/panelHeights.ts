/** How high a panel stands: a row, a part of what it stands over, or all of it. */
export const PANEL_HEIGHTS = ['low', 'middle', 'high'] as const;
export type PanelHeight = (typeof PANEL_HEIGHTS)[number];
/** In px. */
export type PanelSizes = Readonly<Record<PanelHeight, number>>;

/** Two heights that are closer than this, px, are one: a step between them would show nothing new. */
const STEP_PX = 40;
/** Where nothing has a size, as in a test. */
const UNMEASURED: PanelSizes = { low: 160, middle: 280, high: 560 };

/** The three heights in order, none above the highest. In a small room some of them are equal. */
export function panelSizes({ low, middle, high }: PanelSizes): PanelSizes {
  if (high <= 0) return UNMEASURED;
  const least = Math.min(low, high);
  const between = Math.min(Math.max(middle, least), high);
  return { low: least, middle: between - least < STEP_PX ? least : high - between < STEP_PX ? high : between, high };
}

/** At which height a panel has come to rest; null between two. Of equal ones it is the one that it has. */
export function heightAt(px: number, sizes: PanelSizes, current: PanelHeight): PanelHeight | null {
  const isAt = (height: PanelHeight) => Math.abs(sizes[height] - px) < 1;
  return isAt(current) ? current : (PANEL_HEIGHTS.find(isAt) ?? null);
}
