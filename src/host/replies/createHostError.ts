import type { HostAdapterMethod, HostError, HostErrorKind, HostResult } from '@/host/HostAdapter';

const RETRYABLE: Readonly<Record<HostErrorKind, boolean>> = {
  cancelled: true,
  denied: false,
  unsupported: false,
  failed: true,
  unknown: true,
};

export function createHostError(method: HostAdapterMethod, kind: HostErrorKind, hostCode?: string): HostError {
  return { ok: false, kind, method, retryable: RETRYABLE[kind], ...(hostCode === undefined ? {} : { hostCode }) };
}

export function createHostSuccess<T>(value: T): HostResult<T> {
  return { ok: true, value };
}

export const HOST_SUCCESS_WITHOUT_VALUE: HostResult<void> = { ok: true, value: undefined };
