import { createHostError, createHostSuccess } from '@/host/replies/createHostError';

import type { HostResult, ScanResult } from '../HostAdapter';
import type { HostWindow } from '../HostAdapterEnv';
import { decodePicture } from '../images/decodePicture';
import { createCodeDecoder } from './createCodeDecoder';

/** Reads the code in a photo; `failed` with `no picture` or `no code`. */
export async function readCodeInPhoto(window: HostWindow, photo: Blob): Promise<HostResult<ScanResult>> {
  try {
    const [picture, decode] = await Promise.all([decodePicture(window, photo), createCodeDecoder(window)]);
    if (picture === null) return createHostError('scan', 'failed', 'no picture');
    const text = await decode(picture);
    return text === null || text === ''
      ? createHostError('scan', 'failed', 'no code')
      : createHostSuccess({ text, format: 'qr' });
  } catch {
    return createHostError('scan', 'failed', 'no decoder');
  }
}
