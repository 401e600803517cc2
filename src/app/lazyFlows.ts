import type { Action } from '@reduxjs/toolkit';

import { lazyFlow } from '@/app/lazyFlow';
import { UPLOADS_KEY } from '@/flows/session/keptUploadsKey';

/** A flow that is loaded at the first action of its own slice, or at start where this tab has stored something under `key`. */
const namedAfterSlice = (slice: string, load: () => Promise<() => Generator>, key?: string) =>
  lazyFlow({
    name: `${slice}Saga`,
    load,
    isFor: ({ type }: Action) => type.startsWith(`${slice}/`),
    isNeededNow: ({ tab }) => key !== undefined && tab.get(key) !== null,
  });

/** Flows that the home screen never starts by itself. Their state comes with a `lazyReducer`. */
export const lazyFlows = [
  namedAfterSlice('scan', () =>
    import(/* webpackChunkName: "scan" */ '@/flows/scan/scanSaga').then(({ scanSaga }) => scanSaga),
  ),
  namedAfterSlice(
    'upload',
    () => import(/* webpackChunkName: "images" */ '@/flows/upload/uploadSaga').then(({ uploadSaga }) => uploadSaga),
    UPLOADS_KEY,
  ),
  namedAfterSlice('mapScript', () =>
    import(/* webpackChunkName: "maps" */ '@/flows/mapScript/mapScriptSaga').then(({ mapScriptSaga }) => mapScriptSaga),
  ),
  namedAfterSlice('wayfinding', () =>
    import(/* webpackChunkName: "maps" */ '@/flows/wayfinding/wayfindingSaga').then(
      ({ wayfindingSaga }) => wayfindingSaga,
    ),
  ),
];
