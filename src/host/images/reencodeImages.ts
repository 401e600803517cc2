import { createHostError, createHostSuccess } from '@/host/replies/createHostError';

import type { HostResult, PickedImage } from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';

export const DEFAULT_MAX_PICTURE_EDGE_PX = 1600;

/** Re-encodes the pictures from a host one after the other. `failed` if one of them cannot be decoded. */
export async function reencodeImages(
  env: HostAdapterEnv,
  pictures: readonly Blob[],
  maxEdgePx = DEFAULT_MAX_PICTURE_EDGE_PX,
): Promise<HostResult<readonly PickedImage[]>> {
  const reencoded: PickedImage[] = [];
  for (const picture of pictures) {
    const image = await (env.reencode?.(picture, maxEdgePx) ?? reencodeOnCanvas(env, picture, maxEdgePx));
    if (image === null) return createHostError('pickImages', 'failed', 'no picture');
    reencoded.push(image);
  }
  return createHostSuccess(reencoded);
}

async function reencodeOnCanvas(env: HostAdapterEnv, picture: Blob, maxEdgePx: number): Promise<PickedImage | null> {
  const { reencodeImage: reencode } = await import(/* webpackChunkName: "images" */ './reencodeImage');
  return reencode(env.window, picture, maxEdgePx);
}
