import type { HostAdapter, PageProvidedFeatures } from '@/host/HostAdapter';
import type { HostAdapterEnv } from '@/host/HostAdapterEnv';
import { pickPictureFiles } from '@/host/images/pickPictureFiles';
import { createHostError } from '@/host/replies/createHostError';
import { HOST_USER_ACTION_TIMEOUT_MS } from '@/host/replies/promisifyHostCall';

/** Features that every host has in addition to its own calls. */
export function createPageProvidedFeatures(
  env: HostAdapterEnv,
  onResume: HostAdapter['onResume'],
): PageProvidedFeatures {
  const { window } = env;
  return {
    async openCamera(signal) {
      try {
        const { openCodeCamera: openCamera } = await import(
          /* webpackChunkName: "scan" */ '@/host/codes/openCodeCamera'
        );
        return await openCamera(window, signal);
      } catch {
        return createHostError('scan', 'failed');
      }
    },
    async readPhoto(signal) {
      // The file picker must open first, because a browser only allows it inside the click handler.
      const picked = await pickPictureFiles(
        window,
        'scan',
        { max: 1 },
        { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, signal, onResume },
      );
      if (!picked.ok) return picked;
      try {
        const { readCodeInPhoto: readPhoto } = await import(
          /* webpackChunkName: "scan" */ '@/host/codes/readCodeInPhoto'
        );
        const [photo] = picked.value;
        return photo === undefined ? createHostError('scan', 'cancelled') : await readPhoto(window, photo);
      } catch {
        return createHostError('scan', 'failed');
      }
    },
    async loadMap(request) {
      try {
        const { loadAMap } = await import(/* webpackChunkName: "maps" */ '@/host/maps/loadAMap');
        return await loadAMap(env, request);
      } catch {
        return createHostError('loadMap', 'unsupported');
      }
    },
  };
}
