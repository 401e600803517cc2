import { HOST_USER_ACTION_TIMEOUT_MS, settleHostCall } from '@/host/replies/settleHostCall';

import type { Host, HostResult, PickedImage, PickImagesRequest } from '../Host';
import type { HostEnv } from '../HostEnv';
import { pickPictureFiles } from './pickPictureFiles';
import { reencodeImages } from './reencodeImages';

/** `pickImages` with the page's own file input, for hosts without a usable picker. */
export const createFileInputImagePicker =
  (env: HostEnv, onResume: Host['onResume']) =>
  ({ signal, maxEdgePx, ...options }: PickImagesRequest = {}): Promise<HostResult<readonly PickedImage[]>> =>
    settleHostCall(env.window, 'pickImages', { signal }, async (complete) => {
      const limits = { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, signal, onResume };
      const picked = await pickPictureFiles(env.window, 'pickImages', options, limits);
      complete(picked.ok ? await reencodeImages(env, picked.value, maxEdgePx) : picked);
    });
