import type { MapLibrary } from '@/host/MapLibrary';
import type { Ports } from '@/services/transport/ports/ports';

/** The vendor's script, by app: no plain data, so that it cannot stand in the store. */
export const mapsInHand = new WeakMap<Ports, MapLibrary>();
