import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { toBlob, toPickedImage } from '@/host/images/pickedImage';
import { closePage } from '@/host/page/closePage';
import { createPageMeans } from '@/host/page/pageMeans';
import { isShareable } from '@/host/page/shareLink';
import { watchResume } from '@/host/page/watchResume';
import { DONE, hostError, hostValue } from '@/host/replies/hostError';
import { asRecord, asText } from '@/host/replies/hostReply';
import { createLocate, DEFAULT_LOCATE_MS, inSystem, readLocated } from '@/host/replies/located';
import { settle, type SettleLimits, toPayReport, USER_LIMIT_MS } from '@/host/replies/settle';

import type {
  Authorized,
  Capabilities,
  CoordinateSystem,
  Host,
  HostMethod,
  HostResult,
  PayReport,
  PickedImage,
  Scanned,
} from '../Host';
import type { HostEnv } from '../HostEnv';
import { cleanImages, DEFAULT_MAX_EDGE_PX } from '../images/cleanImages';
import { createNativeChannel } from './nativeChannel';

const HELLO_LIMIT_MS = 2000;
const CALL_LIMIT_MS = 5000;

const METHODS = ['locate', 'openPlace', 'scan', 'pickImages', 'pay', 'getTicket', 'share', 'close'] as const;
type ShellMethod = (typeof METHODS)[number];

const SYSTEMS: readonly CoordinateSystem[] = ['wgs84', 'gcj02', 'bd09'];
const REPORTS: readonly PayReport[] = ['reported-ok', 'cancelled', 'failed', 'processing', 'unknown'];

function capsOf(methods: ReadonlySet<string>): Capabilities {
  return {
    locate: methods.has('locate'),
    openPlace: methods.has('openPlace'),
    scan: methods.has('scan'),
    pickImages: methods.has('pickImages'),
    share: methods.has('share'),
    invoiceTitles: false,
    silentSignIn: methods.has('getTicket'),
    close: methods.has('close'),
    payChannels: methods.has('pay') ? [PAY_CHANNEL.alipay, PAY_CHANNEL.wechat] : [],
  };
}

const read =
  <T>(method: HostMethod, parse: (result: unknown) => T | null) =>
  (result: unknown): HostResult<T> => {
    const value = parse(result);
    return value === null ? hostError(method, 'unknown') : hostValue(value);
  };

const readPlace = read('locate', (result) => {
  const record = asRecord(result);
  const system = SYSTEMS.find((name) => name === (record['system'] ?? 'gcj02'));
  return system === undefined
    ? null
    : readLocated(
        { longitude: record['lng'], latitude: record['lat'], accuracy: record['accuracyM'], city: record['city'] },
        system,
      );
});

const readScan = read<Scanned>('scan', (result) => {
  const { text, format } = asRecord(result);
  if (typeof text !== 'string' || text === '') return null;
  return { text, format: format === 'qr' || format === 'bar' ? format : 'unknown' };
});

const readImages = read<readonly PickedImage[]>('pickImages', (result) => {
  const { images } = asRecord(result);
  if (!Array.isArray(images)) return null;
  const picked = images.map((image) => toPickedImage(asText(asRecord(image)['base64'])));
  return picked.every((image) => image !== null) ? picked : null;
});

const readReport = read<PayReport>('pay', (result) => {
  const { report } = asRecord(result);
  return REPORTS.find((name) => name === report) ?? null;
});

const readTicket = read<Authorized>('authorize', (result) => {
  const record = asRecord(result);
  const ticket = asText(record['ticket']);
  return ticket === '' ? null : { ticket, openid: asText(record['openid']) };
});

/**
 * The native shell, through our own messages (see `NativeChannel`). The first message greets the shell, which replies with its methods. Until then,
 * it is assumed to have all of them.
 */
export function createNativeHost(env: HostEnv): Host {
  const { window } = env;
  const channel = createNativeChannel(window);
  let methods: ReadonlySet<string> = new Set(METHODS);
  let greeting: Promise<HostResult<void>> | null = null;

  const greet = async (): Promise<HostResult<void>> => {
    const hello = await channel.call('ready', 'hello', { versions: [1] }, { timeoutMs: HELLO_LIMIT_MS }, (result) => {
      const named = asRecord(result)['methods'];
      return Array.isArray(named) ? hostValue(named.map(asText)) : hostError('ready', 'unknown');
    });
    methods = new Set(hello.ok ? hello.value : []);
    if (hello.ok) return DONE;
    greeting = null;
    return hostError('ready', 'unsupported', hello.hostCode);
  };
  const greeted = (): Promise<HostResult<void>> => (greeting ??= greet());

  const onResume: Host['onResume'] = (listener) =>
    watchResume(window, listener, (tell) =>
      channel.onEvent((event) => {
        if (event === 'resume') tell();
      }),
    );

  const call = <T>(
    method: HostMethod,
    name: ShellMethod,
    params: Readonly<Record<string, unknown>>,
    limits: SettleLimits,
    readResult: (result: unknown) => HostResult<T>,
  ): Promise<HostResult<T>> =>
    settle<T>(window, method, limits.signal ? { signal: limits.signal } : {}, async (answer) => {
      await greeted();
      answer(
        methods.has(name)
          ? await channel.call(method, name, params, limits, readResult)
          : hostError(method, 'unsupported'),
      );
    });

  const untilTheUserIsBack: SettleLimits = { timeoutMs: USER_LIMIT_MS, onResume };

  void greeted();

  return {
    kind: 'native',
    clientType: CLIENT_TYPE.app,
    get caps() {
      return capsOf(methods);
    },

    ready: (signal) =>
      settle(window, 'ready', { signal }, async (answer) => {
        answer(await greeted());
      }),

    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createLocate(({ timeoutMs = DEFAULT_LOCATE_MS, signal }) =>
      call('locate', 'locate', {}, { timeoutMs, signal }, readPlace),
    ),

    openPlace: ({ point, name, address, zoom }) =>
      settle(window, 'openPlace', {}, async (answer) => {
        const { lng, lat, system } = await inSystem(point, 'gcj02');
        const params = { lng, lat, system, name, address, ...(zoom === undefined ? {} : { zoom }) };
        answer(await call('openPlace', 'openPlace', params, { timeoutMs: CALL_LIMIT_MS }, () => DONE));
      }),

    scan: ({ formats = ['qr'], signal } = {}) =>
      call('scan', 'scan', { formats }, { ...untilTheUserIsBack, signal }, readScan),

    pickImages: ({ max = 1, source = 'both', maxEdgePx = DEFAULT_MAX_EDGE_PX, signal } = {}) =>
      settle(window, 'pickImages', { signal }, async (answer) => {
        const limits = { ...untilTheUserIsBack, signal };
        const picked = await call('pickImages', 'pickImages', { max, source, maxEdgePx }, limits, readImages);
        // The shell's claims about size and metadata are not trusted.
        answer(picked.ok ? await cleanImages(env, picked.value.slice(0, max).map(toBlob), maxEdgePx) : picked);
      }),

    async pay(order) {
      if (order.type !== 'native') return 'failed';
      return toPayReport(await call('pay', 'pay', { payload: order.payload }, untilTheUserIsBack, readReport));
    },

    authorize: () => call('authorize', 'getTicket', {}, { timeoutMs: CALL_LIMIT_MS }, readTicket),

    chooseInvoiceTitle: () => Promise.resolve(hostError('chooseInvoiceTitle', 'unsupported')),

    setShare: ({ title, desc, link, imgUrl }) =>
      isShareable({ link }, window)
        ? call('setShare', 'share', { title, desc, link, imgUrl }, { timeoutMs: CALL_LIMIT_MS }, () => DONE)
        : Promise.resolve(hostError('setShare', 'failed', 'link not allowed')),

    async close() {
      await greeted();
      return closePage(window, methods.has('close') ? () => channel.tell('close') : null);
    },

    onResume,
    means: createPageMeans(env, onResume),
  };
}
