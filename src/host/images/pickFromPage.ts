import { settle, USER_LIMIT_MS } from '@/host/replies/settle';

import type { Host, HostResult, PickedImage, PickImagesRequest } from '../Host';
import type { HostEnv } from '../HostEnv';
import { cleanImages } from './cleanImages';
import { pickFiles } from './pickFiles';

/** `pickImages` with the page's own file input, for hosts that have no better way. */
export const pickFromPage =
  (env: HostEnv, onResume: Host['onResume']) =>
  ({ signal, maxEdgePx, ...wanted }: PickImagesRequest = {}): Promise<HostResult<readonly PickedImage[]>> =>
    settle(env.window, 'pickImages', { signal }, async (answer) => {
      const limits = { timeoutMs: USER_LIMIT_MS, signal, onResume };
      const picked = await pickFiles(env.window, 'pickImages', wanted, limits);
      answer(picked.ok ? await cleanImages(env, picked.value, maxEdgePx) : picked);
    });
