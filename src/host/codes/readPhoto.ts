import { hostError, hostValue } from '@/host/replies/hostError';

import type { HostResult, ScanResult } from '../Host';
import type { HostWindow } from '../HostEnv';
import { loadPicture } from '../images/loadPicture';
import { createCodeDecoder } from './createCodeDecoder';

/** Reads the code in a photo; `failed` with `no picture` or `no code`. */
export async function readPhoto(window: HostWindow, photo: Blob): Promise<HostResult<ScanResult>> {
  try {
    const [picture, decode] = await Promise.all([loadPicture(window, photo), createCodeDecoder(window)]);
    if (picture === null) return hostError('scan', 'failed', 'no picture');
    const text = await decode(picture);
    return text === null || text === '' ? hostError('scan', 'failed', 'no code') : hostValue({ text, format: 'qr' });
  } catch {
    return hostError('scan', 'failed', 'no decoder');
  }
}
