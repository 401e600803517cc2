import { HOST_USER_ACTION_TIMEOUT_MS, promisifyHostCall } from '@/host/replies/promisifyHostCall';

import type { HostAdapter, HostResult, PickedImage, PickImagesRequest } from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';
import { pickPictureFiles } from './pickPictureFiles';
import { reencodeImages } from './reencodeImages';

/** `pickImages` with the page's own file input, for hosts without a usable picker. */
export const createFileInputImagePicker =
  (env: HostAdapterEnv, onResume: HostAdapter['onResume']) =>
  ({ signal, maxEdgePx, ...options }: PickImagesRequest = {}): Promise<HostResult<readonly PickedImage[]>> =>
    promisifyHostCall(env.window, 'pickImages', { signal }, async (complete) => {
      const limits = { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, signal, onResume };
      const picked = await pickPictureFiles(env.window, 'pickImages', options, limits);
      complete(picked.ok ? await reencodeImages(env, picked.value, maxEdgePx) : picked);
    });
