import type { HostWindow } from '../HostAdapterEnv';

/** The bridge that the WeChat client puts on the window. It responds with one object that contains `err_msg`. */
export interface WeixinBridge {
  invoke(name: string, params: Readonly<Record<string, unknown>>, onReply: (reply: unknown) => void): void;
  call(name: string): void;
}

export function getWeixinBridge(window: HostWindow): WeixinBridge | undefined {
  return (window as HostWindow & { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge;
}
