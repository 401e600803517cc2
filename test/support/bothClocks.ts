import type { Now } from '@/domain/now';

/** A moment of a device whose clock is that of the server, in milliseconds. */
export const bothClocks = (ms: number): Now => ({ deviceMs: ms, serverMs: ms });
