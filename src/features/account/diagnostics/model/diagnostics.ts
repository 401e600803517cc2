import { PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE } from '@/host/clientType';
import type { NotedCall } from '@/services/transport/ports/ports';

/** A fact about this app on this device, as customer service asks for it. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The program around the page and its abilities. */
export interface DeviceHost {
  readonly kind: keyof typeof HOSTS;
  readonly clientType: keyof typeof CLIENTS;
  readonly isReady: boolean;
  readonly canAuthorize: boolean;
  readonly canScan: boolean;
  readonly canLocate: boolean;
  readonly payChannels: readonly (keyof typeof CHANNELS)[];
}

const CLIENTS = {
  [CLIENT_TYPE.app]: 'App',
  [CLIENT_TYPE.wechat]: '微信端',
  [CLIENT_TYPE.alipay]: '支付宝端',
} as const;
const HOSTS = { wechat: '微信', alipay: '支付宝', native: 'App 内', browser: '浏览器' } as const;
const CHANNELS = { [PAY_CHANNEL.alipay]: '支付宝', [PAY_CHANNEL.wechat]: '微信' } as const;

/** What the opener or the server has said of the program around the page, as local storage has it (Rule 1.2). Anybody can write a link: it is cut. */
export interface OpenedBy {
  readonly appName: string;
  readonly appid: string;
  readonly platInfo: string;
}

const MOST_OF_OPENER = 32;

/** Contains nothing that identifies the driver. `build` is version and commit. */
export function deviceFacts(host: DeviceHost, build: string, isOnline: boolean, opener: OpenedBy): readonly Fact[] {
  const can = [
    host.canAuthorize ? '授权登录' : '',
    host.canScan ? '扫码' : '',
    host.canLocate ? '定位' : '',
    ...host.payChannels.map((channel) => `${CHANNELS[channel]}支付`),
  ].filter(Boolean);
  return [
    { name: '版本', value: build === '' ? '未知' : build },
    { name: '打开方式', value: `${HOSTS[host.kind]}（${CLIENTS[host.clientType]} ${String(host.clientType)}）` },
    ...openerFacts(opener),
    { name: '可用能力', value: host.isReady ? can.join('、') || '无' : '还在识别' },
    { name: '网络', value: isOnline ? '在线' : '离线' },
  ];
}

function openerFacts({ appName, appid, platInfo }: OpenedBy): readonly Fact[] {
  return [
    { name: '应用', value: [appName, appid].filter(Boolean).join(' ') },
    { name: '平台', value: platInfo },
  ].flatMap(({ name, value }) => (value === '' ? [] : [{ name, value: value.slice(0, MOST_OF_OPENER) }]));
}

/** Ids and plates in an address can identify a driver; words and versions cannot. */
const plainPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (/[%\d]/.test(part) && !/^v\d$/.test(part) ? '…' : part))
    .join('/');

const ERROR_ID_SHOWN = 8;

/** One call as a line: method and path, result, duration and its 错误编号. */
export const callLine = ({ ns, method, path, code, ms }: NotedCall): string =>
  `${method} ${plainPath(path)} ${code} ${String(ms)}毫秒 ${ns.slice(0, ERROR_ID_SHOWN)}`;

/** The whole diagnostics sheet as one text. The latest calls come first. */
export const diagnosticsText = (facts: readonly Fact[], calls: readonly NotedCall[]): string =>
  [...facts.map(({ name, value }) => `${name}：${value}`), '', ...[...calls].reverse().map(callLine)].join('\n');
