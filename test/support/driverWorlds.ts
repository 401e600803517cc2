import { type Backend, type BackendOptions, createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { type AtCashier, cashierHost, pays } from './cashier';

/** Half a minute, so that no journey begins on the edge of a minute. */
const INTO_THE_MINUTE_MS = 30_000;

const begun = (options: BackendOptions): Backend => {
  const backend = createBackend(options);
  backend.world.clock.advance(INTO_THE_MINUTE_MS);
  return backend;
};

/** A world whose time goes on, as a driver's does. */
export const livingWorld = (options: BackendOptions = {}): Backend => begun({ runs: true, ...options });

/** A world that stands still. */
export const quietWorld = (options: BackendOptions = {}): Backend => begun(options);

/** Somebody without a session in a wechat-type host; `scripts` say what happens at the cashier, without them they pay. */
export const payingVisitor = (backend = createBackend(), ...scripts: AtCashier[]) => ({
  backend,
  host: cashierHost(...(scripts.length > 0 ? scripts : [pays(backend)])),
});

/** As `payingVisitor`, signed in as the default driver. */
export const payingDriver = (backend = createBackend(), ...scripts: AtCashier[]) => ({
  ...payingVisitor(backend, ...scripts),
  signedInAs: DRIVERS.lin.phone,
});
