import type { Action } from '@reduxjs/toolkit';

import { lateFlow } from './lateFlow';

/** A flow that is loaded at the first action of its own slice. */
const namedAfterSlice = (slice: string, load: () => Promise<() => Generator>) =>
  lateFlow({
    name: `${slice}Saga`,
    load,
    isFor: ({ type }: Action) => type.startsWith(`${slice}/`),
    isNeededNow: () => false,
  });

/** Flows that home never starts by itself; their parts of the state are `lateReducer`s. */
export const lateFlows = [
  namedAfterSlice('scan', () =>
    import(/* webpackChunkName: "scan" */ '@/flows/scan/scanSaga').then(({ scanSaga }) => scanSaga),
  ),
  namedAfterSlice('upload', () =>
    import(/* webpackChunkName: "images" */ '@/flows/upload/uploadSaga').then(({ uploadSaga }) => uploadSaga),
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
