import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import type { ServiceCallRecord } from '@/platform/ports/ports';

/** One item of information about the app on this device, for customer service. */
export interface DiagnosticFact {
  readonly name: string;
  readonly value: string;
}

/** The host app of the page and its capabilities. */
export interface HostAppDiagnostics {
  readonly kind: keyof typeof HOST_LABELS;
  readonly clientType: keyof typeof CLIENT_LABELS;
  readonly isReady: boolean;
  readonly canAuthorize: boolean;
  readonly canScan: boolean;
  readonly canLocate: boolean;
  readonly payChannels: readonly (keyof typeof CHANNEL_LABELS)[];
}

const CLIENT_LABELS = {
  [CLIENT_TYPE.app]: 'App',
  [CLIENT_TYPE.wechat]: '微信端',
  [CLIENT_TYPE.alipay]: '支付宝端',
} as const;
const HOST_LABELS = { wechat: '微信', alipay: '支付宝', native: 'App 内', browser: '浏览器' } as const;
const CHANNEL_LABELS = { [PAY_CHANNEL.alipay]: '支付宝', [PAY_CHANNEL.wechat]: '微信' } as const;

/**
 * What the opening link or the server has reported about the host, from local storage (Rule 1.2). The values are
 * untrusted, so their length is limited.
 */
export interface StoredHostAppInfo {
  readonly appName: string;
  readonly appid: string;
  readonly platInfo: string;
}

const MAX_OPENER_LENGTH = 32;

/** Contains nothing that identifies the driver. `build` is version and commit. */
export function toDiagnosticFacts(
  host: HostAppDiagnostics,
  build: string,
  isOnline: boolean,
  opener: StoredHostAppInfo,
): readonly DiagnosticFact[] {
  const abilities = [
    host.canAuthorize ? '授权登录' : '',
    host.canScan ? '扫码' : '',
    host.canLocate ? '定位' : '',
    ...host.payChannels.map((channel) => `${CHANNEL_LABELS[channel]}支付`),
  ].filter(Boolean);
  return [
    { name: '版本', value: build === '' ? '未知' : build },
    {
      name: '打开方式',
      value: `${HOST_LABELS[host.kind]}（${CLIENT_LABELS[host.clientType]} ${String(host.clientType)}）`,
    },
    ...openerFacts(opener),
    { name: '可用能力', value: host.isReady ? abilities.join('、') || '无' : '还在识别' },
    { name: '网络', value: isOnline ? '在线' : '离线' },
  ];
}

function openerFacts({ appName, appid, platInfo }: StoredHostAppInfo): readonly DiagnosticFact[] {
  return [
    { name: '应用', value: [appName, appid].filter(Boolean).join(' ') },
    { name: '平台', value: platInfo },
  ].flatMap(({ name, value }) => (value === '' ? [] : [{ name, value: value.slice(0, MAX_OPENER_LENGTH) }]));
}

/** Ids and plates in a path can identify a driver and are redacted; words and versions cannot. */
const redactPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/[%\d]/.test(part) && !/^v\d$/.test(part) ? '…' : part))
    .join('/');

const ERROR_ID_LENGTH = 8;

/** One call as a line: method and path, result, duration and its 错误编号. */
export const formatServiceCallLine = ({ ns, method, path, code, ms }: ServiceCallRecord): string =>
  `${method} ${redactPath(path)} ${code} ${String(ms)}毫秒 ${ns.slice(0, ERROR_ID_LENGTH)}`;

/** The diagnostics as one text. The latest calls come first. */
export const formatDiagnostics = (facts: readonly DiagnosticFact[], calls: readonly ServiceCallRecord[]): string =>
  [...facts.map(({ name, value }) => `${name}：${value}`), '', ...[...calls].reverse().map(formatServiceCallLine)].join(
    '\n',
  );
