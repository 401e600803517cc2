import { getContext, type SagaGenerator } from 'typed-redux-saga';

import type { Ports } from './ports';

/** The ports, for sagas. */
export function* getPorts(): SagaGenerator<Ports> {
  const ports: Ports = yield* getContext('ports');
  return ports;
}
