import type { DeviceAndServerTime } from '@/domain/now';

/** A moment of a device whose clock is that of the server, in milliseconds. */
export const bothClocks = (ms: number): DeviceAndServerTime => ({ deviceMs: ms, serverMs: ms });
