import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { getRegisteredLazyServices } from '@/services/base/defineService/lazyServices';
import { eagerServices } from '@/services/eagerServices';

const folder = path.resolve(__dirname, '../../src/services');

const FIRST_LOAD = 'in the first load, where no screen asks it itself: a hook that nobody imports stays in its file';
const ONCE = 'flows/requests sends it once and asks what came of it (useSendRequestOnce)';
/** Calls that have no hook, and the reason. */
const WITHOUT_HOOK = {
  renewTokens: 'the session keeper renews once for all tabs; a second call would spend the refresh token',
  logout: 'flows/session signs out on this device too, whatever the server answers',
  exchangeTicket: 'the token pair may be another driver’s; flows/entry asks before it is used',
  createPayment: 'flows/payment writes the attempt to the journal before it is sent',
  createBatchPayment: 'flows/payment writes the attempt to the journal before it is sent',
  closePayment: 'flows/payment notes that it was asked, because a lost answer must not be asked for twice',
  findRequest: 'flows/requests/sendRequestOnce asks about a request whose response was lost',
  applyAsOwner: ONCE,
  applyForPass: ONCE,
  cancelBooking: ONCE,
  cancelPackageOrder: ONCE,
  cancelParkingAppeal: ONCE,
  cancelPass: ONCE,
  cancelSlotOrder: ONCE,
  changePassPlates: ONCE,
  claimGiftCoupons: ONCE,
  continueFeedback: ONCE,
  createBooking: ONCE,
  createInvoice: ONCE,
  createInvoiceByCode: ONCE,
  createMerchantOrder: ONCE,
  createPackageOrder: ONCE,
  createPass: ONCE,
  createSlotOrder: ONCE,
  findFeedbacks: 'flows/requests reads the list where the gateway does not know the lookup',
  giveBackPurchase: ONCE,
  grantCoupon: ONCE,
  moveLock: ONCE,
  openRecharge: ONCE,
  reissueInvoice: ONCE,
  releaseEvasionCar: ONCE,
  renewPass: ONCE,
  reportTakenBerth: ONCE,
  requestBalanceRefund: ONCE,
  sendFeedback: ONCE,
  resubmitPassApply: ONCE,
  submitViolationAppeal: ONCE,
  revokeGrant: ONCE,
  startCharging: ONCE,
  stopCharging: ONCE,
  submitChargingAppeal: ONCE,
  submitOccupyAppeal: ONCE,
  submitParkingAppeal: ONCE,
  findBillsByPlate: FIRST_LOAD,
  getApplicationInfo: FIRST_LOAD,
  getH5Address: 'is called by late code of a press, outside of React',
  getMapKey: FIRST_LOAD,
  getOAuthAddress: FIRST_LOAD,
  signAddress: FIRST_LOAD,
};

const SUFFIX = { query: 'Query', mutation: 'Mutation', infiniteQuery: 'InfiniteQuery' } as const;
const hookOf = (name: string, kind: keyof typeof SUFFIX) =>
  `use${name.charAt(0).toUpperCase()}${name.slice(1)}${SUFFIX[kind]}`;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(base|schema)\//.test(file))
  .sort();
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** `getRequestLookupEndpoint` adds one call to a service, however many of its files use it. */
const lookups = new Map(
  files.filter((file) => textOf(file).includes('getRequestLookupEndpoint(')).map((file) => [path.dirname(file), file]),
);
const declared = [
  ...files.flatMap((file) =>
    [...textOf(file).matchAll(/^ {4}(\w+): build\.(query|mutation|infiniteQuery)</gm)].map(([, name = '', kind]) => ({
      file,
      name,
      hook: hookOf(name, kind as keyof typeof SUFFIX),
    })),
  ),
  ...[...lookups.values()].map((file) => ({ file, name: 'findRequest', hook: hookOf('findRequest', 'query') })),
];
const exportsOf = new Map(
  files.map((file) => [file, Object.keys(jest.requireActual<object>(path.join(folder, file)))] as const),
);

describe('the calls of the services', () => {
  test('are all read from their files', () => {
    const present = [...eagerServices, ...getRegisteredLazyServices()].flatMap((service) =>
      'endpoints' in service ? Object.keys(service.endpoints) : [],
    );
    expect(declared.map(({ name }) => name).sort()).toEqual([...present].sort());
  });

  test.each(declared.filter(({ name }) => !(name in WITHOUT_HOOK)))(
    '$name is exported together with its hook',
    ({ file, hook }) => {
      expect(exportsOf.get(file)).toContain(hook);
    },
  );

  test.each(Object.keys(WITHOUT_HOOK))('%s has no hook, for the given reason', (name) => {
    const call = declared.find((each) => each.name === name);
    expect(call).toBeDefined();
    expect(exportsOf.get(call?.file ?? '')).not.toContain(call?.hook);
  });
});
