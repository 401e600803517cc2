import type { HostWindow } from '@/host/HostEnv';
import { findShell } from '@/host/native/findShell';

import type { HostSignals } from './detectHost';

/** Reads the signals from which the host is detected, as the window has them now. */
export function readHostSignals(window: HostWindow): HostSignals {
  return { hasNativeBridge: findShell(window) !== null };
}
