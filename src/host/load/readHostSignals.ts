import type { HostWindow } from '@/host/HostEnv';
import { findNativeShellPort } from '@/host/native/findNativeShellPort';

import type { HostSignals } from './detectHostKind';

/** Reads the signals from which the host is detected, as the window has them now. */
export function readHostSignals(window: HostWindow): HostSignals {
  return { hasNativeBridge: findNativeShellPort(window) !== null };
}
