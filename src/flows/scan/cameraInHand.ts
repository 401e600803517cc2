import type { CodeCamera } from '@/host/Host';
import type { Ports } from '@/services/transport/ports/ports';

/** The camera that is open, by app: no plain data, so that it cannot stand in the store. */
export const camerasInHand = new WeakMap<Ports, CodeCamera>();
