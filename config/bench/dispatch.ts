import { configureStore } from '@reduxjs/toolkit';

import { createRecorder } from '@/flows/recording/recorder';
import { chargeApi } from '@/services/charge/chargeApi';
import { services } from '@/services/services';
import { routedMiddleware, routedReducers } from '@/services/transport/routedServices';

const WARM_UP = 20_000;
const DISPATCHES = 50_000;
const ROUNDS = 9;

const plain = (state: number | undefined) => state ?? 0;

/** One service as RTK Query itself would have it mounted. */
const withOne = () =>
  configureStore({
    reducer: { [chargeApi.reducerPath]: chargeApi.reducer, plain },
    middleware: (defaults) => defaults().concat(chargeApi.middleware),
  });

const withAll = () =>
  configureStore({
    reducer: { ...routedReducers(services), plain },
    middleware: (defaults) => defaults().concat(routedMiddleware(services)),
  });

/** The same with the recorder that every driver's page has. */
const withRecorder = () =>
  configureStore({
    reducer: { ...routedReducers(services), plain },
    middleware: (defaults) => defaults().concat(routedMiddleware(services)),
    enhancers: (defaults) => defaults().concat(createRecorder().enhancer),
  });

/** Microseconds for one plain action, which belongs to no service. */
const cost = (store: { dispatch(action: { type: string; count: number }): unknown }, dispatches: number): number => {
  const startedAt = process.hrtime.bigint();
  for (let count = 0; count < dispatches; count += 1) store.dispatch({ type: 'bench/plain', count });
  return Number(process.hrtime.bigint() - startedAt) / dispatches / 1_000;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const [one, all, recorded] = [withOne(), withAll(), withRecorder()];
for (const store of [one, all, recorded]) cost(store, WARM_UP);
// Taken in turns, so that what else the machine does falls on both.
const rounds = Array.from({ length: ROUNDS }, () => ({
  one: cost(one, DISPATCHES),
  all: cost(all, DISPATCHES),
  recorded: cost(recorded, DISPATCHES),
}));

process.stdout.write(
  JSON.stringify({
    services: services.length,
    oneUs: median(rounds.map((round) => round.one)),
    allUs: median(rounds.map((round) => round.all)),
    recordedUs: median(rounds.map((round) => round.recorded)),
  }),
);
