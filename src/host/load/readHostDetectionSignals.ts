import type { HostWindow } from '@/host/HostAdapterEnv';
import { findNativeShellPort } from '@/host/native/findNativeShellPort';

import type { HostDetectionSignals } from './detectHostAppKind';

/** Reads the signals from which the host is detected, as the window has them now. */
export function readHostDetectionSignals(window: HostWindow): HostDetectionSignals {
  return { hasNativeBridge: findNativeShellPort(window) !== null };
}
