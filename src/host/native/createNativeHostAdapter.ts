import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import { toPickedImage, toPictureBlob } from '@/host/images/pickedImage';
import { closePage } from '@/host/page/closePage';
import { createPageProvidedFeatures } from '@/host/page/createPageProvidedFeatures';
import { isShareableLink } from '@/host/page/isShareableLink';
import { watchPageResume } from '@/host/page/watchPageResume';
import {
  createCachedLocate,
  DEFAULT_LOCATE_TIMEOUT_MS,
  toDeviceLocation,
  toPointInCoordinateSystem,
} from '@/host/replies/createCachedLocate';
import { createHostError, createHostSuccess, HOST_SUCCESS_WITHOUT_VALUE } from '@/host/replies/createHostError';
import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';
import {
  HOST_USER_ACTION_TIMEOUT_MS,
  type HostCallOptions,
  promisifyHostCall,
  reportFromHostPaymentResult,
} from '@/host/replies/promisifyHostCall';

import type {
  CoordinateSystem,
  HostAdapter,
  HostAdapterMethod,
  HostAuthorizationResult,
  HostCapabilityFlags,
  HostPaymentReport,
  HostResult,
  PickedImage,
  ScanResult,
} from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';
import { DEFAULT_MAX_PICTURE_EDGE_PX, reencodeImages } from '../images/reencodeImages';
import { createNativeMessageChannel } from './createNativeMessageChannel';

const HANDSHAKE_TIMEOUT_MS = 2000;
const CALL_TIMEOUT_MS = 5000;

const METHODS = ['locate', 'openPlace', 'scan', 'pickImages', 'pay', 'getTicket', 'share', 'close'] as const;
type ShellMethod = (typeof METHODS)[number];

const SYSTEMS: readonly CoordinateSystem[] = ['wgs84', 'gcj02', 'bd09'];
const PAY_REPORTS: readonly HostPaymentReport[] = ['reported-ok', 'cancelled', 'failed', 'processing', 'unknown'];

function toCapabilities(methods: ReadonlySet<string>): HostCapabilityFlags {
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

const createReader =
  <T>(method: HostAdapterMethod, parse: (result: unknown) => T | null) =>
  (result: unknown): HostResult<T> => {
    const value = parse(result);
    return value === null ? createHostError(method, 'unknown') : createHostSuccess(value);
  };

const parseShellLocation = createReader('locate', (result) => {
  const record = hostReplyAsRecord(result);
  const system = SYSTEMS.find((name) => name === (record['system'] ?? 'gcj02'));
  return system === undefined
    ? null
    : toDeviceLocation(
        { longitude: record['lng'], latitude: record['lat'], accuracy: record['accuracyM'], city: record['city'] },
        system,
      );
});

const parseShellScan = createReader<ScanResult>('scan', (result) => {
  const { text, format } = hostReplyAsRecord(result);
  if (typeof text !== 'string' || text === '') return null;
  return { text, format: format === 'qr' || format === 'bar' ? format : 'unknown' };
});

const parseShellImages = createReader<readonly PickedImage[]>('pickImages', (result) => {
  const { images } = hostReplyAsRecord(result);
  if (!Array.isArray(images)) return null;
  const picked = images.map((image) => toPickedImage(hostReplyValueAsText(hostReplyAsRecord(image)['base64'])));
  return picked.every((image) => image !== null) ? picked : null;
});

const parseShellPayReport = createReader<HostPaymentReport>('pay', (result) => {
  const { report } = hostReplyAsRecord(result);
  return PAY_REPORTS.find((name) => name === report) ?? null;
});

const parseShellTicket = createReader<HostAuthorizationResult>('authorize', (result) => {
  const record = hostReplyAsRecord(result);
  const ticket = hostReplyValueAsText(record['ticket']);
  return ticket === '' ? null : { ticket, openid: hostReplyValueAsText(record['openid']) };
});

/**
 * The native shell, through our own messages (see `NativeMessageChannel`). The first message is a handshake, which the shell
 * answers with the methods it supports. Until then, it is assumed to support all of them.
 */
export function createNativeHostAdapter(env: HostAdapterEnv): HostAdapter {
  const { window } = env;
  const channel = createNativeMessageChannel(window);
  let methods: ReadonlySet<string> = new Set(METHODS);
  let handshake: Promise<HostResult<void>> | null = null;

  const sendHandshake = async (): Promise<HostResult<void>> => {
    const response = await channel.call(
      'ready',
      'hello',
      { versions: [1] },
      { timeoutMs: HANDSHAKE_TIMEOUT_MS },
      (result) => {
        const methodNames = hostReplyAsRecord(result)['methods'];
        return Array.isArray(methodNames)
          ? createHostSuccess(methodNames.map(hostReplyValueAsText))
          : createHostError('ready', 'unknown');
      },
    );
    methods = new Set(response.ok ? response.value : []);
    if (response.ok) return HOST_SUCCESS_WITHOUT_VALUE;
    handshake = null;
    return createHostError('ready', 'unsupported', response.hostCode);
  };
  const ensureHandshake = (): Promise<HostResult<void>> => (handshake ??= sendHandshake());

  const onResume: HostAdapter['onResume'] = (listener) =>
    watchPageResume(window, listener, (notify) =>
      channel.onEvent((event) => {
        if (event === 'resume') notify();
      }),
    );

  const call = <T>(
    method: HostAdapterMethod,
    name: ShellMethod,
    params: Readonly<Record<string, unknown>>,
    limits: HostCallOptions,
    readResult: (result: unknown) => HostResult<T>,
  ): Promise<HostResult<T>> =>
    promisifyHostCall<T>(window, method, limits.signal ? { signal: limits.signal } : {}, async (complete) => {
      await ensureHandshake();
      complete(
        methods.has(name)
          ? await channel.call(method, name, params, limits, readResult)
          : createHostError(method, 'unsupported'),
      );
    });

  const userCallOptions: HostCallOptions = { timeoutMs: HOST_USER_ACTION_TIMEOUT_MS, onResume };

  void ensureHandshake();

  return {
    kind: 'native',
    clientType: CLIENT_TYPE.app,
    get caps() {
      return toCapabilities(methods);
    },

    ready: (signal) =>
      promisifyHostCall(window, 'ready', { signal }, async (complete) => {
        complete(await ensureHandshake());
      }),

    onRoute(_url, title) {
      window.document.title = title;
    },

    locate: createCachedLocate(({ timeoutMs = DEFAULT_LOCATE_TIMEOUT_MS, signal }) =>
      call('locate', 'locate', {}, { timeoutMs, signal }, parseShellLocation),
    ),

    openPlace: ({ point, name, address, zoom }) =>
      promisifyHostCall(window, 'openPlace', {}, async (complete) => {
        const { lng, lat, system } = await toPointInCoordinateSystem(point, 'gcj02');
        const params = { lng, lat, system, name, address, ...(zoom === undefined ? {} : { zoom }) };
        complete(
          await call(
            'openPlace',
            'openPlace',
            params,
            { timeoutMs: CALL_TIMEOUT_MS },
            () => HOST_SUCCESS_WITHOUT_VALUE,
          ),
        );
      }),

    scan: ({ formats = ['qr'], signal } = {}) =>
      call('scan', 'scan', { formats }, { ...userCallOptions, signal }, parseShellScan),

    pickImages: ({ max = 1, source = 'both', maxEdgePx = DEFAULT_MAX_PICTURE_EDGE_PX, signal } = {}) =>
      promisifyHostCall(window, 'pickImages', { signal }, async (complete) => {
        const limits = { ...userCallOptions, signal };
        const picked = await call('pickImages', 'pickImages', { max, source, maxEdgePx }, limits, parseShellImages);
        // The shell's claims about size and metadata are not trusted.
        complete(
          picked.ok ? await reencodeImages(env, picked.value.slice(0, max).map(toPictureBlob), maxEdgePx) : picked,
        );
      }),

    async pay(order) {
      if (order.type !== 'native') return 'failed';
      return reportFromHostPaymentResult(
        await call('pay', 'pay', { payload: order.payload }, userCallOptions, parseShellPayReport),
      );
    },

    authorize: () => call('authorize', 'getTicket', {}, { timeoutMs: CALL_TIMEOUT_MS }, parseShellTicket),

    chooseInvoiceTitle: () => Promise.resolve(createHostError('chooseInvoiceTitle', 'unsupported')),

    setShare: ({ title, desc, link, imgUrl }) =>
      isShareableLink({ link }, window)
        ? call(
            'setShare',
            'share',
            { title, desc, link, imgUrl },
            { timeoutMs: CALL_TIMEOUT_MS },
            () => HOST_SUCCESS_WITHOUT_VALUE,
          )
        : Promise.resolve(createHostError('setShare', 'failed', 'link not allowed')),

    async close() {
      await ensureHandshake();
      return closePage(window, methods.has('close') ? () => channel.notify('close') : null);
    },

    onResume,
    pageApi: createPageProvidedFeatures(env, onResume),
  };
}
