import type { Host, PageApi } from '@/host/Host';
import type { HostEnv } from '@/host/HostEnv';
import { pickFiles } from '@/host/images/pickFiles';
import { hostError } from '@/host/replies/hostError';
import { USER_TIMEOUT_MS } from '@/host/replies/settle';

/** Features that every host has in addition to its own calls. */
export function createPageApi(env: HostEnv, onResume: Host['onResume']): PageApi {
  const { window } = env;
  return {
    async openCamera(signal) {
      try {
        const { openCamera } = await import(/* webpackChunkName: "scan" */ '@/host/codes/openCamera');
        return await openCamera(window, signal);
      } catch {
        return hostError('scan', 'failed');
      }
    },
    async readPhoto(signal) {
      // The file picker must open first, because a browser only allows it inside the click handler.
      const picked = await pickFiles(window, 'scan', { max: 1 }, { timeoutMs: USER_TIMEOUT_MS, signal, onResume });
      if (!picked.ok) return picked;
      try {
        const { readPhoto } = await import(/* webpackChunkName: "scan" */ '@/host/codes/readPhoto');
        const [photo] = picked.value;
        return photo === undefined ? hostError('scan', 'cancelled') : await readPhoto(window, photo);
      } catch {
        return hostError('scan', 'failed');
      }
    },
    async loadMap(request) {
      try {
        const { loadAMap } = await import(/* webpackChunkName: "maps" */ '@/host/maps/loadAMap');
        return await loadAMap(env, request);
      } catch {
        return hostError('loadMap', 'unsupported');
      }
    },
  };
}
