import type { Action } from '@reduxjs/toolkit';

import { lazyFlow } from '@/app/lazyFlow';
import { UPLOADS_KEY } from '@/flows/session/keptUploadsKey';

/** A flow that is loaded at the first action of its own name, or at start where this tab has stored something under `key`. */
const named = <Name extends string>(
  name: Name,
  load: () => Promise<Record<`${Name}Saga`, () => Generator>>,
  key?: string,
) =>
  lazyFlow({
    name: `${name}Saga`,
    load: () => load().then((file) => file[`${name}Saga`]),
    isFor: ({ type }: Action) => type.startsWith(`${name}/`),
    isNeededNow: ({ tab }) => key !== undefined && tab.get(key) !== null,
  });

/** Flows that are not needed to paint home. Where home does not know their state, it comes with `lazyReducersOf`. */
export const lazyFlows = [
  named('place', () => import(/* webpackChunkName: "home-end" */ '@/flows/place/placeSaga')),
  named('plateQuery', () => import(/* webpackChunkName: "plate-keyboard" */ '@/flows/plateQuery/plateQuerySaga')),
  named('scan', () => import(/* webpackChunkName: "scan" */ '@/flows/scan/scanSaga')),
  named('upload', () => import(/* webpackChunkName: "images" */ '@/flows/upload/uploadSaga'), UPLOADS_KEY),
  named('mapScript', () => import(/* webpackChunkName: "maps" */ '@/flows/mapScript/mapScriptSaga')),
  named('wayfinding', () => import(/* webpackChunkName: "maps" */ '@/flows/wayfinding/wayfindingSaga')),
  named('requests', () => import(/* webpackChunkName: "requests" */ '@/flows/requests/requestsSaga')),
];
