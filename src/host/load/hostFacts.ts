import type { HostWindow } from '@/host/HostEnv';
import { findShell } from '@/host/native/findShell';

import type { HostFacts } from './detectHost';

/** What the window reveals about its host at this moment. */
export function hostFacts(window: HostWindow): HostFacts {
  return { hasNativeBridge: findShell(window) !== null };
}
