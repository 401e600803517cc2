import { configureStore } from '@reduxjs/toolkit';

import { createDiagnosticRecorder } from '@/operations/recorder/recorder';
import {
  createServiceRoutingMiddleware,
  createServiceRoutingReducers,
  initializeServices,
} from '@/services/base/defineService/routedServices';
import { bookingApi } from '@/services/booking/bookingApi';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { eagerServices, getLoadedServices, lazyServiceReducers } from '@/services/eagerServices';
import { invoiceApi } from '@/services/invoice/invoiceApi';
import { passOffPeakApi } from '@/services/special/passOffPeakApi';

/** The services whose code comes with the first screen that needs it. Importing them here registers them, as loading that code does. */
const late = [bookingApi, invoiceApi, passOffPeakApi];
if (getLoadedServices().length !== eagerServices.length + late.length)
  throw new Error('Not every late service is here.');

const WARM_UP = 20_000;
const DISPATCHES = 50_000;
const ROUNDS = 9;

const plain = (state: number | undefined) => state ?? 0;

/** One service, mounted the way RTK Query itself does it. */
const withOne = () =>
  configureStore({
    reducer: { [parkingChargeApi.reducerPath]: parkingChargeApi.reducer, plain },
    middleware: (defaults) => defaults().concat(parkingChargeApi.middleware),
  });

const withAll = () =>
  configureStore({
    reducer: { ...createServiceRoutingReducers(eagerServices), ...lazyServiceReducers, plain },
    middleware: (defaults) => defaults().concat(createServiceRoutingMiddleware(eagerServices)),
  });

/** The same, with the action recorder that runs on every driver's page. */
const withRecorder = () =>
  configureStore({
    reducer: { ...createServiceRoutingReducers(eagerServices), ...lazyServiceReducers, plain },
    middleware: (defaults) => defaults().concat(createServiceRoutingMiddleware(eagerServices)),
    enhancers: (defaults) => defaults().concat(createDiagnosticRecorder(Date.now).enhancer),
  });

/** Microseconds for one dispatch of a plain action that belongs to no service. */
const cost = (store: { dispatch(action: { type: string; count: number }): unknown }, dispatches: number): number => {
  const startedAt = process.hrtime.bigint();
  for (let count = 0; count < dispatches; count += 1) store.dispatch({ type: 'bench/plain', count });
  return Number(process.hrtime.bigint() - startedAt) / dispatches / 1_000;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const [one, all, recorded] = [withOne(), withAll(), withRecorder()];
for (const store of [all, recorded]) initializeServices(store.dispatch, eagerServices);
for (const store of [one, all, recorded]) cost(store, WARM_UP);
// The subjects take turns, so that other load on the machine affects all of them.
const rounds = Array.from({ length: ROUNDS }, () => ({
  one: cost(one, DISPATCHES),
  all: cost(all, DISPATCHES),
  recorded: cost(recorded, DISPATCHES),
}));

process.stdout.write(
  JSON.stringify({
    services: getLoadedServices().length,
    oneUs: median(rounds.map((round) => round.one)),
    allUs: median(rounds.map((round) => round.all)),
    recordedUs: median(rounds.map((round) => round.recorded)),
  }),
);
