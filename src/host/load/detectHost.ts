import type { HostKind } from '@/host/Host';

export interface HostFacts {
  /** The native shell's message object stands on the window. */
  hasNativeBridge: boolean;
}

/**
 * Which adapter to load. A user agent can be forged: it chooses how to talk to the surroundings and grants nothing.
 *
 * Enterprise WeChat also says MicroMessenger, but knows neither this account's signatures nor its cashier, so it is
 * treated as the browser it is. Other apps of Alibaba say AliApp with another mark than AP.
 */
export function detectHost(userAgent: string, facts: HostFacts): HostKind {
  if (/wxwork/i.test(userAgent)) return 'browser';
  if (/MicroMessenger\/[\d.]+/i.test(userAgent)) return 'wechat';
  if (/AlipayClient\/[\d.]+|AliApp\(AP\//.test(userAgent)) return 'alipay';
  return facts.hasNativeBridge ? 'native' : 'browser';
}

/** iPhone and iPad, the latter also when it asks for desktop pages and calls itself a Macintosh. */
export function isIosDevice(userAgent: string, maxTouchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
