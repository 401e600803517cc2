/** A layer above a screen, such as an enlarged photo. */
export interface Layer {
  readonly name: string;
  readonly value: unknown;
}

/** Reads the layer from a history entry's state; null if there is none. */
export function readLayer(state: unknown): Layer | null {
  const { layer = null } = (state ?? {}) as { layer?: Partial<Layer> | null };
  return typeof layer?.name === 'string' ? { name: layer.name, value: layer.value } : null;
}
