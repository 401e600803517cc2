import { type Backend, type BackendOptions, createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { type AtCashier, cashierHost, pays } from './cashier';

/** Half a minute, so that no journey begins near the turn of a minute. */
const INTO_THE_MINUTE_MS = 30_000;

const begun = (options: BackendOptions): Backend => {
  const backend = createBackend(options);
  backend.world.clock.advance(INTO_THE_MINUTE_MS);
  return backend;
};

/** A world whose clock runs. */
export const livingWorld = (options: BackendOptions = {}): Backend => begun({ runs: true, ...options });

/** A world whose clock stands still. */
export const quietWorld = (options: BackendOptions = {}): Backend => begun(options);

/** A visitor in a wechat-type host. `scripts` define what happens at the cashier; without scripts the visitor pays. */
export const payingVisitor = (backend = createBackend(), ...scripts: AtCashier[]) => ({
  backend,
  host: cashierHost(...(scripts.length > 0 ? scripts : [pays(backend)])),
});

/** The same as `payingVisitor`, with the default driver signed in. */
export const payingDriver = (backend = createBackend(), ...scripts: AtCashier[]) => ({
  ...payingVisitor(backend, ...scripts),
  signedInAs: DRIVERS.lin.phone,
});
