import type { HostFacts } from './detectHost';
import type { HostWindow } from './HostEnv';
import { findShell } from './native/findShell';

/** What the window shows of its surroundings at this moment. */
export function hostFacts(window: HostWindow): HostFacts {
  return { hasNativeBridge: findShell(window) !== null };
}
