import { getBalancePageName } from '@/domain/offers';
import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { readLastKnownLocation } from '@/flows/place/readLastKnownLocation';

import {
  type EarlyCallConfig,
  type EarlyCallStarter,
  type EarlyResponse,
  parseEarlyResponse,
  readLocalStorage,
  readSessionStorage,
  resolvePageClientType,
} from './callStarter';
import { fillSkeletonLot } from './fillSkeletonLot';
import { fillSkeletonAmountDue, fillSkeletonStay, type LandingBillKey } from './paintBill';
import { fillSkeletonBanner, fillSkeletonMenu } from './paintHome';

/** An address with its parameters, as the document was opened. */
export interface LandingContext extends EarlyCallStarter {
  readonly config: EarlyCallConfig;
  readonly query: URLSearchParams;
  /** Elder mode shows no advertising. */
  readonly hasAdverts: boolean;
}

type LandingRequest = Pick<LandingContext, 'query' | 'token'>;

export interface LandingDefinition {
  /** The parts of the skeleton in index.html that the address shows, besides the frame. */
  readonly parts: string | ((asked: LandingRequest) => string);
  /**
   * Starts the first calls of the screen and renders their responses. The calls are exactly those that the app makes;
   * test/browser/landings.browser.ts checks that the app uses each response. Not called where only the app may call.
   */
  readonly open?: (visit: LandingContext) => void;
  /** A chunk that the screen requests at once besides its own. */
  readonly chunk?: string;
}

/** An id of the address, by the same rule as in navigation/guards/readScreenQueryParams; null for anything else. */
export function readIdParameter(query: URLSearchParams, name: string): string | null {
  const [id = '', ...others] = new Set(query.getAll(name));
  return others.length === 0 && /^[\w-]{1,64}$/.test(id) ? id : null;
}

function readBillKey(query: URLSearchParams): LandingBillKey | null {
  const [uniqueId, parkId] = [readIdParameter(query, 'uniqueId'), readIdParameter(query, 'parkId')];
  return uniqueId === null || parkId === null ? null : { uniqueId, parkId };
}

/** On an error the skeleton stays as it is. The app shows the error. */
function renderResponse<T>(response: Promise<T>, render: (response: T) => void): void {
  response.then(render).catch(() => undefined);
}

const startMenuConfigs = ({ start }: EarlyCallStarter) => start('GET', 'basic/v2/api/menuConfigs');
const startBills = ({ start }: EarlyCallStarter, requestType: number) =>
  void start('GET', 'charge/v2/api/parkOrders/msp', `?requestType=${String(requestType)}&pageNo=1&pageSize=999`);
const startNearby = ({ start, sources, config }: LandingContext, call: string) => {
  const { lng, lat } = readLastKnownLocation(sources.local) ?? config.place;
  void start('POST', `dealer/v2/api/${call}`, '', { destLng: lng, destLat: lat });
};

/** The plates that a plate query suggests. Their history needs a verified openid, so only the app fetches it. */
function startPlates({ token, start }: LandingContext): void {
  if (token !== null) void start('GET', 'charge/v2/api/parkOrders/msp/driverPlate');
}

function openHome(visit: LandingContext): void {
  const { start, token, config } = visit;
  const clientType = resolvePageClientType();
  if (visit.hasAdverts) {
    const adverts = parseEarlyResponse(
      start('POST', 'publicity/v2/api/advertisings', '', { cityName: config.cityName }),
    );
    renderResponse(adverts, ({ data }) => {
      fillSkeletonBanner(data);
    });
  }
  renderResponse(parseEarlyResponse(start('GET', 'basic/v2/api/homeFuncEntries')), ({ data }) => {
    fillSkeletonMenu(data, clientType);
  });
  void startMenuConfigs(visit);
  if (token !== null) {
    startBills(visit, 2);
    void start('GET', 'charge/v2/api/parkOrders/msp/boundVehicleParkingBills');
  }
  startNearby(visit, 'nearbyParks/home');
  const dealer = encodeURIComponent(readLocalStorage('driverDealerId') ?? config.driverDealerId);
  void start(
    'GET',
    'publicity/v2/api/news/important',
    `?pageNo=1&pageSize=3&clientType=${clientType}&driverDealerId=${dealer}`,
  );
}

/** Whether this device has a stored payment or choice for this bill. Then only the app knows which amount applies. */
const hasLocalChoice = ({ uniqueId }: LandingBillKey): boolean =>
  [readLocalStorage(PAYMENT_JOURNAL_KEY), readSessionStorage('drafts.v1')].some((text) => text?.includes(uniqueId));

/** The menu config decides which call returns the balance, as in widgets/wallet/useSpendableBalance. */
function openBalance({ start }: LandingContext, menu: unknown): void {
  const flags = menu as Parameters<typeof getBalancePageName>[0];
  if (flags.supportBalance === 1)
    void start('GET', `driver/v2/api/${getBalancePageName(flags) === 'wallet' ? 'defaultWallet' : 'balanceInfo'}`);
}

function openBill(visit: LandingContext, key: LandingBillKey): void {
  const { start, token } = visit;
  const { uniqueId, parkId } = key;
  const detail = parseEarlyResponse(start('POST', 'charge/v2/api/parkOrders/msp/detail', '', { uniqueId, parkId }));
  const coupons = parseEarlyResponse(
    start('GET', 'charge/v2/api/parkOrders/msp/usableCoupons', `?uniqueId=${uniqueId}&parkId=${parkId}`),
  );
  renderResponse(detail, (stayResponse) => {
    fillSkeletonStay(key, stayResponse);
  });
  // A bill can be paid without its coupons.
  const knownCoupons = coupons.catch((): EarlyResponse => ({ data: null, nowMs: 0 }));
  renderResponse(Promise.all([detail, knownCoupons]), ([stayResponse, { data }]) => {
    if (!hasLocalChoice(key) && !visit.query.has('couponId')) fillSkeletonAmountDue(key, stayResponse, data);
  });
  const menu = parseEarlyResponse(startMenuConfigs(visit));
  void start('GET', 'pay/v2/api/payModel', `?parkId=${parkId}`);
  if (token !== null) renderResponse(menu, ({ data }) => openBalance(visit, data));
}

function openLot(visit: LandingContext, startOtherCalls: () => void = () => undefined): void {
  const parkId = readIdParameter(visit.query, 'parkId');
  if (parkId !== null)
    renderResponse(
      parseEarlyResponse(visit.start('GET', 'dealer/v2/api/parkPayTypesFetch', `?parkId=${parkId}`)),
      (lotResponse) => {
        fillSkeletonLot(parkId, lotResponse);
      },
    );
  void startMenuConfigs(visit);
  startPlates(visit);
  startOtherCalls();
}

const choicesPart = ({ token }: LandingRequest) => (token === null ? '' : ' choices');
const lotPart = ({ query }: LandingRequest) => (readIdParameter(query, 'parkId') === null ? '' : 'lot ');

/** Without this consent the screen shows a prompt for it (flows/preferences). */
const consentPart = () => (/"hasConsented":true/.test(readLocalStorage('preferences.v1') ?? '') ? '' : ' consent');

const roadParking: LandingDefinition = {
  parts: (request) =>
    `berth ${request.token === null ? 'own-visitor' : 'own'} plate${choicesPart(request)} road${consentPart()}`,
  open(visit) {
    void startMenuConfigs(visit);
    if (visit.token !== null) startBills(visit, 1);
    startPlates(visit);
    startNearby(visit, 'nearbyParks');
  },
};

const openBills = (visit: LandingContext) => {
  if (visit.token === null || visit.query.has('plateNo')) return;
  void startMenuConfigs(visit);
  startBills(visit, 2);
};

/**
 * The addresses at which most drivers arrive from outside, without the leading slash. Their skeleton is shown before
 * the app has loaded, and their screen's files are preloaded (config/webpack/DocumentParts.js takes the addresses from
 * here). /goldPlanResults has a separate document.
 */
export const landingsByAddress: Partial<Record<string, LandingDefinition>> = {
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
export const longListLandingsByAddress: Partial<Record<string, LandingDefinition>> = {
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
