import type { MapLibrary } from '@/host/MapLibrary';
import type { Ports } from '@/platform/ports/ports';

/**
 * The vendor's map library, by app. It is not plain data, so it cannot be in the store. Keyed by the vault, because
 * under DevTools the screens get other ports but the same vault.
 */
export const loadedMapLibraries = new WeakMap<Ports['vault'], MapLibrary>();
