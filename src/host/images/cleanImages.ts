import { hostError, hostValue } from '@/host/replies/hostError';

import type { HostResult, PickedImage } from '../Host';
import type { HostEnv } from '../HostEnv';

export const DEFAULT_MAX_EDGE_PX = 1600;

/** Re-encodes the pictures from a host one after the other. `failed` if one of them cannot be drawn. */
export async function cleanImages(
  env: HostEnv,
  pictures: readonly Blob[],
  maxEdgePx = DEFAULT_MAX_EDGE_PX,
): Promise<HostResult<readonly PickedImage[]>> {
  const clean: PickedImage[] = [];
  for (const picture of pictures) {
    const image = await (env.reencode?.(picture, maxEdgePx) ?? drawAnew(env, picture, maxEdgePx));
    if (image === null) return hostError('pickImages', 'failed', 'no picture');
    clean.push(image);
  }
  return hostValue(clean);
}

async function drawAnew(env: HostEnv, picture: Blob, maxEdgePx: number): Promise<PickedImage | null> {
  const { reencode } = await import(/* webpackChunkName: "images" */ './reencode');
  return reencode(env.window, picture, maxEdgePx);
}
