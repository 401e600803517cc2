import type { Action } from '@reduxjs/toolkit';

import { createLazyFlow } from '@/app/createLazyFlow';
import { UPLOADS_KEY } from '@/flows/session/uploadsKey';

/**
 * A flow that is loaded at the first action whose type begins with its name, or at start if this tab has stored
 * something under `key`.
 */
const createNamedFlow = <Name extends string>(
  name: Name,
  load: () => Promise<Record<`${Name}Saga`, () => Generator>>,
  key?: string,
) =>
  createLazyFlow({
    name: `${name}Saga`,
    load: () => load().then((file) => file[`${name}Saga`]),
    handles: ({ type }: Action) => type.startsWith(`${name}/`),
    isNeeded: ({ tab }) => key !== undefined && tab.get(key) !== null,
  });

/**
 * Flows that are not needed to render home. If home does not read their state, their reducer is added by
 * `createLazyReducers`.
 */
export const lazyFlows = [
  createNamedFlow('place', () => import(/* webpackChunkName: "home-end" */ '@/flows/place/placeSaga')),
  createNamedFlow(
    'plateQuery',
    () => import(/* webpackChunkName: "plate-keyboard" */ '@/flows/plateQuery/plateQuerySaga'),
  ),
  createNamedFlow('scan', () => import(/* webpackChunkName: "scan" */ '@/flows/scan/scanSaga')),
  createNamedFlow('upload', () => import(/* webpackChunkName: "images" */ '@/flows/upload/uploadSaga'), UPLOADS_KEY),
  createNamedFlow('mapScript', () => import(/* webpackChunkName: "maps" */ '@/flows/mapScript/mapScriptSaga')),
  createNamedFlow('wayfinding', () => import(/* webpackChunkName: "maps" */ '@/flows/wayfinding/wayfindingSaga')),
  createNamedFlow('requests', () => import(/* webpackChunkName: "requests" */ '@/flows/requests/requestsSaga')),
];
