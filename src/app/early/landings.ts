import { balancePage } from '@/domain/offers';
import { JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { readLastKnownPlace } from '@/flows/place/readLastKnownPlace';

import {
  type CallStarter,
  currentClientType,
  type FirstCallsConfig,
  parseResponse,
  readStored,
  readTabStored,
  type ResponseData,
} from './callStarter';
import { type LandingBillKey, paintDue, paintStay } from './paintBill';
import { paintBanner, paintMenu } from './paintHome';
import { paintLot } from './paintLot';

/** An address with its parameters, as the document was opened. */
export interface Visit extends CallStarter {
  readonly config: FirstCallsConfig;
  readonly query: URLSearchParams;
  /** Elder mode shows no advertising. */
  readonly hasAdverts: boolean;
}

type LandingRequest = Pick<Visit, 'query' | 'token'>;

export interface Landing {
  /** The parts of the skeleton in index.html that the address shows, besides the frame. */
  readonly parts: string | ((asked: LandingRequest) => string);
  /**
   * Starts the first calls of the screen and renders their responses. The calls are exactly those that the app makes;
   * test/browser/landings.browser.ts checks that the app uses each response. Not called where only the app may call.
   */
  readonly open?: (visit: Visit) => void;
  /** A chunk that the screen requests at once besides its own. */
  readonly chunk?: string;
}

/** An id of the address, by the same rule as in navigation/guards/readQuery; null for anything else. */
export function readId(query: URLSearchParams, name: string): string | null {
  const [id = '', ...others] = new Set(query.getAll(name));
  return others.length === 0 && /^[\w-]{1,64}$/.test(id) ? id : null;
}

function readBillKey(query: URLSearchParams): LandingBillKey | null {
  const [uniqueId, parkId] = [readId(query, 'uniqueId'), readId(query, 'parkId')];
  return uniqueId === null || parkId === null ? null : { uniqueId, parkId };
}

/** On an error the skeleton stays as it is. The app shows the error. */
function renderResponse<T>(response: Promise<T>, render: (response: T) => void): void {
  response.then(render).catch(() => undefined);
}

const startMenuConfigs = ({ start }: CallStarter) => start('GET', 'basic/v2/api/menuConfigs');
const startBills = ({ start }: CallStarter, requestType: number) =>
  void start('GET', 'charge/v2/api/parkOrders/msp', `?requestType=${String(requestType)}&pageNo=1&pageSize=999`);
const startNearby = ({ start, sources, config }: Visit, call: string) => {
  const { lng, lat } = readLastKnownPlace(sources.local) ?? config.place;
  void start('POST', `dealer/v2/api/${call}`, '', { destLng: lng, destLat: lat });
};

/** The plates that a plate query suggests. Their history needs a verified openid, so only the app fetches it. */
function startPlates({ token, start }: Visit): void {
  if (token !== null) void start('GET', 'charge/v2/api/parkOrders/msp/driverPlate');
}

function openHome(visit: Visit): void {
  const { start, token, config } = visit;
  const clientType = currentClientType();
  if (visit.hasAdverts) {
    const adverts = parseResponse(start('POST', 'publicity/v2/api/advertisings', '', { cityName: config.cityName }));
    renderResponse(adverts, ({ data }) => {
      paintBanner(data);
    });
  }
  renderResponse(parseResponse(start('GET', 'basic/v2/api/homeFuncEntries')), ({ data }) => {
    paintMenu(data, clientType);
  });
  void startMenuConfigs(visit);
  if (token !== null) {
    startBills(visit, 2);
    void start('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills');
  }
  startNearby(visit, 'nearbyParks/home');
  const dealer = encodeURIComponent(readStored('driverDealerId') ?? config.driverDealerId);
  void start(
    'GET',
    'publicity/v2/api/news/important',
    `?pageNo=1&pageSize=3&clientType=${clientType}&driverDealerId=${dealer}`,
  );
}

/** Whether this device has a stored payment or choice for this bill. Then only the app knows which amount applies. */
const hasLocalChoice = ({ uniqueId }: LandingBillKey): boolean =>
  [readStored(JOURNAL_KEY), readTabStored('drafts.v1')].some((text) => text?.includes(uniqueId));

/** The menu config decides which call returns the balance, as in widgets/wallet/useBalance. */
function openBalance({ start }: Visit, menu: unknown): void {
  const flags = menu as Parameters<typeof balancePage>[0];
  if (flags.supportBalance === 1)
    void start('GET', `driver/v2/api/${balancePage(flags) === 'wallet' ? 'defaultWallet' : 'balanceInfo'}`);
}

function openBill(visit: Visit, key: LandingBillKey): void {
  const { start, token } = visit;
  const { uniqueId, parkId } = key;
  const detail = parseResponse(start('POST', 'charge/v2/api/parkOrders/msp/detail', '', { uniqueId, parkId }));
  const coupons = parseResponse(
    start('GET', 'charge/v2/api/parkOrders/msp/usableCoupons', `?uniqueId=${uniqueId}&parkId=${parkId}`),
  );
  renderResponse(detail, (stayResponse) => {
    paintStay(key, stayResponse);
  });
  // A bill can be paid without its coupons.
  const knownCoupons = coupons.catch((): ResponseData => ({ data: null, nowMs: 0 }));
  renderResponse(Promise.all([detail, knownCoupons]), ([stayResponse, { data }]) => {
    if (!hasLocalChoice(key) && !visit.query.has('couponId')) paintDue(key, stayResponse, data);
  });
  const menu = parseResponse(startMenuConfigs(visit));
  void start('GET', 'pay/v2/api/payModel', `?parkId=${parkId}`);
  if (token !== null) renderResponse(menu, ({ data }) => openBalance(visit, data));
}

function openLot(visit: Visit, startOtherCalls: () => void = () => undefined): void {
  const parkId = readId(visit.query, 'parkId');
  if (parkId !== null)
    renderResponse(
      parseResponse(visit.start('GET', 'dealer/v2/api/parkPayTypesFetch', `?parkId=${parkId}`)),
      (lotResponse) => {
        paintLot(parkId, lotResponse);
      },
    );
  void startMenuConfigs(visit);
  startPlates(visit);
  startOtherCalls();
}

const choicesPart = ({ token }: LandingRequest) => (token === null ? '' : ' choices');
const lotPart = ({ query }: LandingRequest) => (readId(query, 'parkId') === null ? '' : 'lot ');

/** Without this consent the screen shows a prompt for it (flows/preferences). */
const consentPart = () => (/"hasConsented":true/.test(readStored('preferences.v1') ?? '') ? '' : ' consent');

const roadParking: Landing = {
  parts: (request) =>
    `berth ${request.token === null ? 'own-visitor' : 'own'} plate${choicesPart(request)} road${consentPart()}`,
  open(visit) {
    void startMenuConfigs(visit);
    if (visit.token !== null) startBills(visit, 1);
    startPlates(visit);
    startNearby(visit, 'nearbyParks');
  },
};

const openBills = (visit: Visit) => {
  if (visit.token === null || visit.query.has('plateNo')) return;
  void startMenuConfigs(visit);
  startBills(visit, 2);
};

/**
 * The addresses at which most drivers arrive from outside, without the leading slash. Their skeleton is shown before
 * the app has loaded, and their screen's files are preloaded (config/webpack/DocumentParts.js takes the addresses from
 * here). /goldPlanResults has a separate document.
 */
export const landings: Partial<Record<string, Landing>> = {
  home: { parts: 'home', open: openHome },
  payPage: {
    parts: 'bill',
    chunk: 'payment',
    open(visit) {
      const key = readBillKey(visit.query);
      if (key !== null) openBill(visit, key);
    },
  },
  parkingPayPage: {
    parts: (request) => `${lotPart(request)}plate${choicesPart(request)}`,
    open: openLot,
  },
  scanPayPage: {
    parts: (request) =>
      readBillKey(request.query) === null ? `${lotPart(request)}lane plate${choicesPart(request)} call` : 'lane bill',
    open(visit) {
      const key = readBillKey(visit.query);
      if (key !== null) openBill(visit, key);
      else openLot(visit, () => void visit.start('GET', 'basic/v2/api/webPageConfig'));
    },
  },
  'roadParking/index': roadParking,
  login: { parts: ({ token }) => (token === null ? 'login' : '') },
};

/** Screens with a long list. Their list is fetched while the app loads. */
export const lists: Partial<Record<string, Landing>> = {
  map: {
    parts: 'boxes',
    open(visit) {
      if (String(visit.query) !== '') return;
      void startMenuConfigs(visit);
      startNearby(visit, 'nearbyParks');
    },
  },
  multiPayPage: { parts: 'boxes', open: openBills },
  arrearsPage: { parts: 'boxes', open: openBills },
};
