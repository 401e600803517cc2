import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** What a store needs of a slice. */
export interface Service {
  reducerPath: string;
  middleware: Middleware;
  reducer: Reducer;
}

const joined = new Map<string, Service>();
const listeners = new Set<(service: Service) => void>();

/**
 * Marks a slice whose code is not part of the first load. It joins every store when its chunk is evaluated, which is before
 * anything of that chunk is drawn; a store made later finds it here.
 */
export function lateService<S extends Service>(service: S): S {
  joined.set(service.reducerPath, service);
  for (const hear of listeners) hear(service);
  return service;
}

/** The late slice of this state key, once its code is here. */
export const joinedService = (reducerPath: string): Service | undefined => joined.get(reducerPath);

/** The slices that have joined so far. */
export const joinedServices = (): readonly Service[] => [...joined.values()];

/** Tells of each slice that joins from now on; answers how to stop. */
export const onServiceJoined = (hear: (service: Service) => void): (() => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};
