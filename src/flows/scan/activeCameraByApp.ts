import type { CodeCamera } from '@/host/HostAdapter';
import type { Ports } from '@/platform/ports/ports';

/** The open camera, by app. It is not plain data, so it cannot be in the store. */
export const activeCameraByApp = new WeakMap<Ports, CodeCamera>();
