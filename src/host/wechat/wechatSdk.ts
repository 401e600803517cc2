import { withTimeoutOrNull } from '@/host/replies/promisifyHostCall';

import type { HostAdapterEnv, HostWindow } from '../HostAdapterEnv';
import { loadScript } from '../loadScript';

/** Calls without a method of their own in the SDK. They are made with its `invoke`. */
export const WECHAT_INVOKE_METHODS = ['chooseInvoiceTitle'] as const;
export type WechatInvokeMethod = (typeof WECHAT_INVOKE_METHODS)[number];

/** Every call of the SDK that this app makes. Each configuration lists all of them, and those of WECHAT_INVOKE_METHODS. */
export const WECHAT_SDK_METHODS = [
  'getLocation',
  'openLocation',
  'scanQRCode',
  'chooseImage',
  'getLocalImgData',
  'updateAppMessageShareData',
  'updateTimelineShareData',
] as const;
export type WechatSdkMethod = (typeof WECHAT_SDK_METHODS)[number];

export interface WechatSdkCallHandlers {
  success(reply: unknown): void;
  cancel(reply: unknown): void;
  fail(reply: unknown): void;
}

export interface WechatSdkConfig {
  debug: false;
  /** Older versions of the SDK have `invoke` only with it. */
  beta: true;
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
  jsApiList: string[];
}

export type WechatSdk = {
  config(config: WechatSdkConfig): void;
  /**
   * After the first configuration it is called immediately for every later one, successful or not. So it proves
   * nothing.
   */
  ready(callback: () => void): void;
  error(callback: (reply: unknown) => void): void;
  /** Available after the first configuration. The reply has the status in `err_msg`. */
  invoke?(
    name: WechatInvokeMethod,
    params: Readonly<Record<string, unknown>>,
    callback: (reply: unknown) => void,
  ): void;
} & Record<WechatSdkMethod, (params: Readonly<Record<string, unknown>> & WechatSdkCallHandlers) => void>;

/** The vendor's address and the vendor's own fallback. */
const ADDRESSES = [
  'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  'https://res2.wx.qq.com/open/js/jweixin-1.6.0.js',
] as const;

const SCRIPT_TIMEOUT_MS = 5000;

function getSdk(window: HostWindow): WechatSdk | undefined {
  const { wx, jWeixin } = window as HostWindow & { wx?: WechatSdk; jWeixin?: WechatSdk };
  return wx ?? jWeixin;
}

/** Loads WeChat's script on first use, and again after a failure. Null if neither address provides it. */
export function createWechatSdkLoader(env: HostAdapterEnv): () => Promise<WechatSdk | null> {
  const { window } = env;
  const load = async (): Promise<WechatSdk | null> => {
    for (const url of ADDRESSES) {
      const present = getSdk(window);
      if (present) return present;
      const script = env.loadScript?.(url, SCRIPT_TIMEOUT_MS) ?? loadScript(window, url, SCRIPT_TIMEOUT_MS);
      await withTimeoutOrNull(window, SCRIPT_TIMEOUT_MS, script);
    }
    return getSdk(window) ?? null;
  };
  let loading: Promise<WechatSdk | null> | null = null;
  return async () => {
    loading ??= load().catch(() => null);
    const sdk = await loading;
    if (sdk === null) loading = null;
    return sdk;
  };
}
