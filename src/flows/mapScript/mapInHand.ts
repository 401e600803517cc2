import type { MapLibrary } from '@/host/maps/MapLibrary';
import type { Ports } from '@/services/transport/ports';

/** The vendor's script, by app: no plain data, so that it cannot stand in the store. */
export const mapsInHand = new WeakMap<Ports, MapLibrary>();
