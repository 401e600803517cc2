/** What lies above a screen, such as an enlarged photo. */
export interface Layer {
  readonly name: string;
  readonly value: unknown;
}

/** What the entry of the history keeps for the layer above its screen; null where there is none. */
export function layerOf(state: unknown): Layer | null {
  const { layer = null } = (state ?? {}) as { layer?: Partial<Layer> | null };
  return typeof layer?.name === 'string' ? { name: layer.name, value: layer.value } : null;
}
