import type { HostWindow } from '@/host/HostEnv';
import { findShell } from '@/host/native/findShell';

import type { HostFacts } from './detectHost';

/** What the window shows of its surroundings at this moment. */
export function hostFacts(window: HostWindow): HostFacts {
  return { hasNativeBridge: findShell(window) !== null };
}
