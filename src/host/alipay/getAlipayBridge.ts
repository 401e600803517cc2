import type { HostWindow } from '../HostAdapterEnv';

/** The bridge that the Alipay client puts on the window. Commands without a response take no callback. */
export interface AlipayBridge {
  call(name: string, params: Readonly<Record<string, unknown>>, onReply?: (reply: unknown) => void): void;
}

export function getAlipayBridge(window: HostWindow): AlipayBridge | undefined {
  return (window as HostWindow & { AlipayJSBridge?: AlipayBridge }).AlipayJSBridge;
}
