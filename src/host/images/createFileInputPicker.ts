import { settle, USER_TIMEOUT_MS } from '@/host/replies/settle';

import type { Host, HostResult, PickedImage, PickImagesRequest } from '../Host';
import type { HostEnv } from '../HostEnv';
import { pickFiles } from './pickFiles';
import { reencodeImages } from './reencodeImages';

/** `pickImages` with the page's own file input, for hosts without a usable picker. */
export const createFileInputPicker =
  (env: HostEnv, onResume: Host['onResume']) =>
  ({ signal, maxEdgePx, ...options }: PickImagesRequest = {}): Promise<HostResult<readonly PickedImage[]>> =>
    settle(env.window, 'pickImages', { signal }, async (complete) => {
      const limits = { timeoutMs: USER_TIMEOUT_MS, signal, onResume };
      const picked = await pickFiles(env.window, 'pickImages', options, limits);
      complete(picked.ok ? await reencodeImages(env, picked.value, maxEdgePx) : picked);
    });
