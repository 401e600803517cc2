import type { MapLibrary } from '@/host/MapLibrary';
import type { Ports } from '@/services/transport/ports/ports';

/** The vendor's map library, by app. It is not plain data, so it cannot be in the store. Below DevTools the screens have other ports; the vault is one. */
export const mapsInHand = new WeakMap<Ports['vault'], MapLibrary>();
