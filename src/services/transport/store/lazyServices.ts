import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** The parts of a slice that a store needs. */
export interface Service {
  reducerPath: string;
  middleware: Middleware;
  reducer: Reducer;
}

const joined = new Map<string, Service>();
const listeners = new Set<(service: Service) => void>();

/**
 * Registers a lazy slice. It joins every store when its chunk is evaluated, before
 * anything of that chunk is rendered. A store that is created later finds it here.
 */
export function lazyService<S extends Service>(service: S): S {
  joined.set(service.reducerPath, service);
  for (const hear of listeners) hear(service);
  return service;
}

/** The lazy slice of this state key, once its code is loaded. */
export const joinedService = (reducerPath: string): Service | undefined => joined.get(reducerPath);

/** The lazy slices that have joined so far. */
export const joinedServices = (): readonly Service[] => [...joined.values()];

/** Notifies the listener of each slice that joins from now on. Returns the unsubscribe function. */
export const onServiceJoined = (hear: (service: Service) => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};
