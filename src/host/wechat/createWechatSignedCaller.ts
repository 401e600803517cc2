import { createHostError } from '@/host/replies/createHostError';
import { type HostCallOptions, promisifyHostCall, withTimeoutOrNull } from '@/host/replies/promisifyHostCall';

import type { HostAdapterMethod, HostResult } from '../HostAdapter';
import type { HostAdapterEnv } from '../HostAdapterEnv';
import { getWechatErrorText, parseWechatReplyStatus, toWechatErrorKind } from './wechatReplies';
import {
  createWechatSdkLoader,
  WECHAT_INVOKE_METHODS,
  WECHAT_SDK_METHODS,
  type WechatInvokeMethod,
  type WechatSdk,
  type WechatSdkMethod,
} from './wechatSdk';

export interface WechatSignedCall<T> {
  method: HostAdapterMethod;
  call: WechatSdkMethod | WechatInvokeMethod;
  params: Readonly<Record<string, unknown>>;
  limits: HostCallOptions;
  read: (reply: unknown) => HostResult<T>;
}

const LISTED_CALLS: readonly string[] = [...WECHAT_SDK_METHODS, ...WECHAT_INVOKE_METHODS];
const isInvoked = (call: string): call is WechatInvokeMethod =>
  (WECHAT_INVOKE_METHODS as readonly string[]).includes(call);

type SignedAddress = 'entry' | 'current';
type ConfigResult = 'done' | 'refused' | 'unsigned';
interface NotSigned {
  isSigned: false;
  hostCode: string;
}

/** The transport's own limit for the signature is 10 s. */
const SIGN_TIMEOUT_MS = 12_000;

/**
 * The client verifies the first signature with its server. If it reports no result in time, the call itself will fail.
 */
const VERIFY_TIMEOUT_MS = 3000;

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;

function mentionsTicket(url: string): boolean {
  try {
    return /ticket/i.test(decodeURIComponent(url));
  } catch {
    return true;
  }
}

export type WechatSignedCaller = <T>(signed: WechatSignedCall<T>) => Promise<HostResult<T>>;

/**
 * Creates a function that calls the SDK with a signature for the right address.
 *
 * Android clients check the current address, iOS clients the address with which the document was opened; reports about
 * this differ. So after a signature error the other address is signed once, and the one that works is remembered for
 * this document. The entry address may contain a used ticket and is therefore signed on iOS only.
 */
export function createWechatSignedCaller(
  env: HostAdapterEnv,
  isBridgeReady: () => Promise<boolean>,
): WechatSignedCaller {
  const { window } = env;
  const loadSdk = createWechatSdkLoader(env);
  let preferredAddress: SignedAddress = env.isIos ? 'entry' : 'current';
  let configuration: { url: string; done: Promise<ConfigResult> } | null = null;
  let hasErrorHandler = false;
  let onRefusal: (() => void) | null = null;

  const getUrl = (kind: SignedAddress): string =>
    withoutFragment(kind === 'entry' ? env.entryUrl : window.location.href);

  const getAlternative = (kind: SignedAddress): SignedAddress => {
    if (kind === 'entry') return 'current';
    return env.isIos || !mentionsTicket(env.entryUrl) ? 'entry' : 'current';
  };

  const configure = async (sdk: WechatSdk, url: string): Promise<ConfigResult> => {
    const signature = await withTimeoutOrNull(window, SIGN_TIMEOUT_MS, env.sign(url));
    if (signature === null) return 'unsigned';
    const isFirst = !hasErrorHandler;
    if (isFirst) {
      // Registered once, before the first configuration. A handler registered later is never called.
      hasErrorHandler = true;
      sdk.error(() => onRefusal?.());
    }
    const { appId, timestamp, nonceStr } = signature;
    // The SDK writes its own names into the list that it receives, so each call gets a new list.
    const config = {
      debug: false as const,
      beta: true as const,
      appId,
      timestamp,
      nonceStr,
      signature: signature.signature,
    };
    if (!isFirst) {
      sdk.config({ ...config, jsApiList: [...LISTED_CALLS] });
      return 'done';
    }
    const verification = new Promise<ConfigResult>((resolve) => {
      onRefusal = () => resolve('refused');
      sdk.config({ ...config, jsApiList: [...LISTED_CALLS] });
      sdk.ready(() => resolve('done'));
    });
    const verifyResult = await withTimeoutOrNull(window, VERIFY_TIMEOUT_MS, verification);
    onRefusal = null;
    return verifyResult ?? 'done';
  };

  const ensureConfigured = async (sdk: WechatSdk, url: string, isFresh: boolean): Promise<ConfigResult> => {
    if (isFresh || configuration?.url !== url)
      configuration = { url, done: configure(sdk, url).catch((): ConfigResult => 'unsigned') };
    const current = configuration;
    const state = await current.done;
    if (state !== 'done' && configuration === current) configuration = null;
    return state;
  };

  const trySigned = async <T>(
    sdk: WechatSdk,
    signed: WechatSignedCall<T>,
    url: string,
    isFresh: boolean,
  ): Promise<HostResult<T> | NotSigned> => {
    const state = await ensureConfigured(sdk, url, isFresh);
    if (state === 'refused') return { isSigned: false, hostCode: 'config:invalid signature' };
    if (state === 'unsigned') return createHostError(signed.method, 'failed', 'no signature');
    const signing: { trouble: NotSigned | null } = { trouble: null };
    const result = await promisifyHostCall<T>(window, signed.method, signed.limits, (complete) => {
      const refuse = (status: 'cancel' | 'fail') => (reply: unknown) => {
        const trouble = toWechatErrorKind(signed.call, status, reply);
        if (trouble === 'signature') signing.trouble = { isSigned: false, hostCode: getWechatErrorText(reply) };
        complete(
          createHostError(signed.method, trouble === 'signature' ? 'failed' : trouble, getWechatErrorText(reply)),
        );
      };
      const succeed = (reply: unknown) => complete(signed.read(reply));
      const { call } = signed;
      if (!isInvoked(call)) {
        sdk[call]({ ...signed.params, success: succeed, cancel: refuse('cancel'), fail: refuse('fail') });
      } else if (sdk.invoke === undefined) complete(createHostError(signed.method, 'unsupported'));
      else {
        // `invoke` passes the reply on unchanged.
        sdk.invoke(call, { ...signed.params }, (reply) => {
          const status = parseWechatReplyStatus(reply);
          if (status === 'ok') succeed(reply);
          else refuse(status === 'cancel' ? 'cancel' : 'fail')(reply);
        });
      }
    });
    return signing.trouble ?? result;
  };

  return async <T>(signed: WechatSignedCall<T>): Promise<HostResult<T>> => {
    const { method, limits } = signed;
    return promisifyHostCall<T>(window, method, limits.signal ? { signal: limits.signal } : {}, async (complete) => {
      const sdk = (await isBridgeReady()) ? await loadSdk() : null;
      if (sdk === null) {
        complete(createHostError(method, 'unsupported'));
        return;
      }
      const first = await trySigned(sdk, signed, getUrl(preferredAddress), false);
      if ('ok' in first) {
        complete(first);
        return;
      }
      const other = getAlternative(preferredAddress);
      const second = await trySigned(sdk, signed, getUrl(other), true);
      if (!('ok' in second)) {
        complete(createHostError(method, 'failed', second.hostCode));
        return;
      }
      if (second.ok || second.kind !== 'unknown') preferredAddress = other;
      complete(second);
    });
  };
}
