/** An overlay above a screen, such as an enlarged photo. */
export interface ScreenOverlay {
  readonly name: string;
  readonly value: unknown;
}

/** Reads the layer from a history entry's state; null if there is none. */
export function readScreenOverlay(state: unknown): ScreenOverlay | null {
  const { layer = null } = (state ?? {}) as { layer?: Partial<ScreenOverlay> | null };
  return typeof layer?.name === 'string' ? { name: layer.name, value: layer.value } : null;
}
