import { balancePage } from '@/domain/offers';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { keptPlace } from '@/flows/place/keptPlace';

import {
  type CallStarter,
  clientTypeHere,
  type FirstCallsConfig,
  stored,
  storedInTab,
  tell,
  type Told,
} from './callStarter';
import { type BillKey, paintDue, paintStay } from './paintBill';
import { paintBanner, paintMenu } from './paintHome';
import { paintLot } from './paintLot';

/** An address with its parameters, as the document was opened. */
export interface Visit extends CallStarter {
  readonly config: FirstCallsConfig;
  readonly query: URLSearchParams;
  /** Elder mode shows no advertising. */
  readonly hasAdverts: boolean;
}

type Asked = Pick<Visit, 'query' | 'token'>;

export interface Landing {
  /** The parts of the skeleton in index.html that the address shows, besides the frame. */
  readonly parts: string | ((asked: Asked) => string);
  /**
   * Starts the first calls of the screen and paints from their responses. The calls are exactly those that the program makes;
   * test/browser/landings.browser.ts checks that it takes each response. Not called where only the program may call.
   */
  readonly open?: (visit: Visit) => void;
  /** A chunk that the screen requests at once besides its own. */
  readonly chunk?: string;
}

/** An id of the address, by the same rule as in navigation/guards/readQuery; null for anything else. */
export function idIn(query: URLSearchParams, name: string): string | null {
  const [id = '', ...others] = new Set(query.getAll(name));
  return others.length === 0 && /^[\w-]{1,64}$/.test(id) ? id : null;
}

function billKeyIn(query: URLSearchParams): BillKey | null {
  const [uniqueId, parkId] = [idIn(query, 'uniqueId'), idIn(query, 'parkId')];
  return uniqueId === null || parkId === null ? null : { uniqueId, parkId };
}

/** On an error the skeleton stays as it is. The program shows the error. */
function paint<T>(answer: Promise<T>, draw: (answer: T) => void): void {
  answer.then(draw).catch(() => undefined);
}

const menuConfigs = ({ start }: CallStarter) => start('GET', 'basic/v2/api/menuConfigs');
const bills = ({ start }: CallStarter, requestType: number) =>
  void start('GET', 'charge/v2/api/parkOrders/msp', `?requestType=${String(requestType)}&pageNo=1&pageSize=999`);
const nearby = ({ start, sources, config }: Visit, call: string) => {
  const { lng, lat } = keptPlace(sources.local) ?? config.place;
  void start('POST', `dealer/v2/api/${call}`, '', { destLng: lng, destLat: lat });
};

/** The plates that a plate query offers. Their history carries a proved openid, so the program alone asks for it. */
function platesToChoose({ token, start }: Visit): void {
  if (token !== null) void start('GET', 'charge/v2/api/parkOrders/msp/driverPlate');
}

function openHome(visit: Visit): void {
  const { start, token, config } = visit;
  const clientType = clientTypeHere();
  if (visit.hasAdverts) {
    const adverts = tell(start('POST', 'publicity/v2/api/advertisings', '', { cityName: config.cityName }));
    paint(adverts, ({ data }) => {
      paintBanner(data);
    });
  }
  paint(tell(start('GET', 'basic/v2/api/homeFuncEntries')), ({ data }) => {
    paintMenu(data, clientType);
  });
  void menuConfigs(visit);
  if (token !== null) {
    bills(visit, 2);
    void start('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills');
  }
  nearby(visit, 'nearbyParks/home');
  const dealer = encodeURIComponent(stored('driverDealerId') ?? config.driverDealerId);
  void start(
    'GET',
    'publicity/v2/api/news/important',
    `?pageNo=1&pageSize=3&clientType=${clientType}&driverDealerId=${dealer}`,
  );
}

/** A payment or a choice for this bill is kept on this device. Then only the program knows which amount counts. */
const isInHand = ({ uniqueId }: BillKey): boolean =>
  [stored(JOURNAL_KEY), storedInTab('drafts.v1')].some((text) => text?.includes(uniqueId));

/** Which call has the balance is in the menu config, as in widgets/wallet/useBalance. */
function openBalance({ start }: Visit, menu: unknown): void {
  const flags = menu as Parameters<typeof balancePage>[0];
  if (flags.supportBalance === 1)
    void start('GET', `driver/v2/api/${balancePage(flags) === 'wallet' ? 'defaultWallet' : 'balanceInfo'}`);
}

function openBill(visit: Visit, key: BillKey): void {
  const { start, token } = visit;
  const { uniqueId, parkId } = key;
  const detail = tell(start('POST', 'charge/v2/api/parkOrders/msp/detail', '', { uniqueId, parkId }));
  const coupons = tell(
    start('GET', 'charge/v2/api/parkOrders/msp/usableCoupons', `?uniqueId=${uniqueId}&parkId=${parkId}`),
  );
  paint(detail, (told) => {
    paintStay(key, told);
  });
  // A bill can be paid without its coupons.
  const known = coupons.catch((): Told => ({ data: null, nowMs: 0 }));
  paint(Promise.all([detail, known]), ([told, { data }]) => {
    if (!isInHand(key) && !visit.query.has('couponId')) paintDue(key, told, data);
  });
  const menu = tell(menuConfigs(visit));
  void start('GET', 'pay/v2/api/payModel', `?parkId=${parkId}`);
  if (token !== null) paint(menu, ({ data }) => openBalance(visit, data));
}

function openLot(visit: Visit, others: () => void = () => undefined): void {
  const parkId = idIn(visit.query, 'parkId');
  if (parkId !== null)
    paint(tell(visit.start('GET', 'dealer/v2/api/parkPayTypesFetch', `?parkId=${parkId}`)), (told) => {
      paintLot(parkId, told);
    });
  void menuConfigs(visit);
  platesToChoose(visit);
  others();
}

const choices = ({ token }: Asked) => (token === null ? '' : ' choices');
const lot = ({ query }: Asked) => (idIn(query, 'parkId') === null ? '' : 'lot ');

/** Before this consent the screen asks for it (flows/preferences). */
const consent = () => (/"hasConsented":true/.test(stored('preferences.v1') ?? '') ? '' : ' consent');

const roadParking: Landing = {
  parts: (asked) => `berth ${asked.token === null ? 'own-visitor' : 'own'} plate${choices(asked)} road${consent()}`,
  open(visit) {
    void menuConfigs(visit);
    if (visit.token !== null) bills(visit, 1);
    platesToChoose(visit);
    nearby(visit, 'nearbyParks');
  },
};

const openBills = (visit: Visit) => {
  if (visit.token === null || visit.query.has('plateNo')) return;
  void menuConfigs(visit);
  bills(visit, 2);
};

/**
 * The addresses at which most drivers arrive from outside, without the leading slash. What is here is there before the program. Its screen's files are
 * preloaded (config/webpack/DocumentParts.js takes the addresses from here). /goldPlanResults has a document of its own.
 */
export const landings: Partial<Record<string, Landing>> = {
  home: { parts: 'home', open: openHome },
  payPage: {
    parts: 'bill',
    chunk: 'payment',
    open(visit) {
      const key = billKeyIn(visit.query);
      if (key !== null) openBill(visit, key);
    },
  },
  parkingPayPage: {
    parts: (asked) => `${lot(asked)}plate${choices(asked)}`,
    open: openLot,
  },
  scanPayPage: {
    parts: (asked) => (billKeyIn(asked.query) === null ? `${lot(asked)}lane plate${choices(asked)} call` : 'lane bill'),
    open(visit) {
      const key = billKeyIn(visit.query);
      if (key !== null) openBill(visit, key);
      else openLot(visit, () => void visit.start('GET', 'basic/v2/api/webPageConfig'));
    },
  },
  'roadParking/index': roadParking,
  login: { parts: ({ token }) => (token === null ? 'login' : '') },
};

/** Screens with a long list. Their code comes after the program, their list is there before it. */
export const lists: Partial<Record<string, Landing>> = {
  map: {
    parts: 'boxes',
    open(visit) {
      if (String(visit.query) !== '') return;
      void menuConfigs(visit);
      nearby(visit, 'nearbyParks');
    },
  },
  multiPayPage: { parts: 'boxes', open: openBills },
  arrearsPage: { parts: 'boxes', open: openBills },
};
