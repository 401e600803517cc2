import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** The parts of a slice that a store needs. */
export interface ServiceSlice {
  reducerPath: string;
  middleware: Middleware;
  reducer: Reducer;
}

const registered = new Map<string, ServiceSlice>();
const listeners = new Set<(service: ServiceSlice) => void>();

/**
 * Registers a lazy slice. It is added to every store when its chunk is evaluated, before anything of that chunk is
 * rendered. A store that is created later finds it here.
 */
export function registerLazyService<S extends ServiceSlice>(service: S): S {
  registered.set(service.reducerPath, service);
  for (const listener of listeners) listener(service);
  return service;
}

/** The lazy slice of this state key, once its code is loaded. */
export const findLazyService = (reducerPath: string): ServiceSlice | undefined => registered.get(reducerPath);

/** The lazy slices that are registered so far. */
export const getRegisteredLazyServices = (): readonly ServiceSlice[] => [...registered.values()];

/** Notifies the listener of each slice that is registered from now on. Returns the unsubscribe function. */
export const subscribeToServiceRegistrations = (listener: (service: ServiceSlice) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
