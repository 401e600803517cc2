import type { MapLibrary } from '@/host/MapLibrary';
import type { Ports } from '@/services/transport/ports/ports';

/** The vendor's map library, by app. It is not plain data, so it cannot be in the store. */
export const mapsInHand = new WeakMap<Ports, MapLibrary>();
