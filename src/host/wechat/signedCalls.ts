import { hostError } from '@/host/replies/hostError';
import { settle, type SettleLimits, withinLimit } from '@/host/replies/settle';

import type { HostMethod, HostResult } from '../Host';
import type { HostEnv } from '../HostEnv';
import { statusOf, wechatCode, wechatTrouble } from './wechatReplies';
import { createSdkLoader, INVOKED_CALLS, type InvokedCall, SDK_CALLS, type SdkCall, type WechatSdk } from './wechatSdk';

export interface SignedCall<T> {
  method: HostMethod;
  call: SdkCall | InvokedCall;
  params: Readonly<Record<string, unknown>>;
  limits: SettleLimits;
  read: (reply: unknown) => HostResult<T>;
}

const LISTED_CALLS: readonly string[] = [...SDK_CALLS, ...INVOKED_CALLS];
const isInvoked = (call: string): call is InvokedCall => (INVOKED_CALLS as readonly string[]).includes(call);

type SignedAddress = 'entry' | 'current';
type Configured = 'done' | 'refused' | 'unsigned';
interface NotSigned {
  isSigned: false;
  hostCode: string;
}

/** The transport's own limit for the signature is 10 s. */
const SIGN_LIMIT_MS = 12_000;

/** The client verifies the first signature with its server. If it never reports the result, the call itself will show it. */
const VERIFY_LIMIT_MS = 3000;

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;

function mentionsTicket(url: string): boolean {
  try {
    return /ticket/i.test(decodeURIComponent(url));
  } catch {
    return true;
  }
}

export type CallSigned = <T>(signed: SignedCall<T>) => Promise<HostResult<T>>;

/**
 * Calls of the SDK, each with a signature for the right address.
 *
 * Android clients check the current address. iOS clients check the address with which the document was opened. Reports about this differ. So after a
 * signature error the other address is signed once, and the one that works is remembered for this document. The entry address may contain a used
 * ticket and is therefore signed on iOS only.
 */
export function createSignedCalls(env: HostEnv, bridgeStands: () => Promise<boolean>): CallSigned {
  const { window } = env;
  const loadSdk = createSdkLoader(env);
  let favourite: SignedAddress = env.isIos ? 'entry' : 'current';
  let configuration: { url: string; done: Promise<Configured> } | null = null;
  let isWatched = false;
  let onRefusal: (() => void) | null = null;

  const addressOf = (which: SignedAddress): string =>
    withoutFragment(which === 'entry' ? env.entryUrl : window.location.href);

  const otherThan = (which: SignedAddress): SignedAddress => {
    if (which === 'entry') return 'current';
    return env.isIos || !mentionsTicket(env.entryUrl) ? 'entry' : 'current';
  };

  const configure = async (sdk: WechatSdk, url: string): Promise<Configured> => {
    const signature = await withinLimit(window, SIGN_LIMIT_MS, env.sign(url));
    if (signature === null) return 'unsigned';
    const isFirst = !isWatched;
    if (isFirst) {
      // Registered once, before the first configuration. A handler that is registered later is never called.
      isWatched = true;
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
    const verdict = new Promise<Configured>((resolve) => {
      onRefusal = () => resolve('refused');
      sdk.config({ ...config, jsApiList: [...LISTED_CALLS] });
      sdk.ready(() => resolve('done'));
    });
    const said = await withinLimit(window, VERIFY_LIMIT_MS, verdict);
    onRefusal = null;
    return said ?? 'done';
  };

  const configured = async (sdk: WechatSdk, url: string, isFresh: boolean): Promise<Configured> => {
    if (isFresh || configuration?.url !== url)
      configuration = { url, done: configure(sdk, url).catch((): Configured => 'unsigned') };
    const mine = configuration;
    const state = await mine.done;
    if (state !== 'done' && configuration === mine) configuration = null;
    return state;
  };

  const attempt = async <T>(
    sdk: WechatSdk,
    signed: SignedCall<T>,
    url: string,
    isFresh: boolean,
  ): Promise<HostResult<T> | NotSigned> => {
    const state = await configured(sdk, url, isFresh);
    if (state === 'refused') return { isSigned: false, hostCode: 'config:invalid signature' };
    if (state === 'unsigned') return hostError(signed.method, 'failed', 'no signature');
    const signing: { trouble: NotSigned | null } = { trouble: null };
    const result = await settle<T>(window, signed.method, signed.limits, (answer) => {
      const refuse = (status: 'cancel' | 'fail') => (reply: unknown) => {
        const trouble = wechatTrouble(signed.call, status, reply);
        if (trouble === 'signature') signing.trouble = { isSigned: false, hostCode: wechatCode(reply) };
        answer(hostError(signed.method, trouble === 'signature' ? 'failed' : trouble, wechatCode(reply)));
      };
      const succeed = (reply: unknown) => answer(signed.read(reply));
      const { call } = signed;
      if (!isInvoked(call)) {
        sdk[call]({ ...signed.params, success: succeed, cancel: refuse('cancel'), fail: refuse('fail') });
      } else if (sdk.invoke === undefined) answer(hostError(signed.method, 'unsupported'));
      else {
        // It hands the reply on as it is.
        sdk.invoke(call, { ...signed.params }, (reply) => {
          const status = statusOf(reply);
          if (status === 'ok') succeed(reply);
          else refuse(status === 'cancel' ? 'cancel' : 'fail')(reply);
        });
      }
    });
    return signing.trouble ?? result;
  };

  return async <T>(signed: SignedCall<T>): Promise<HostResult<T>> => {
    const { method, limits } = signed;
    return settle<T>(window, method, limits.signal ? { signal: limits.signal } : {}, async (answer) => {
      const sdk = (await bridgeStands()) ? await loadSdk() : null;
      if (sdk === null) {
        answer(hostError(method, 'unsupported'));
        return;
      }
      const first = await attempt(sdk, signed, addressOf(favourite), false);
      if ('ok' in first) {
        answer(first);
        return;
      }
      const other = otherThan(favourite);
      const second = await attempt(sdk, signed, addressOf(other), true);
      if (!('ok' in second)) {
        answer(hostError(method, 'failed', second.hostCode));
        return;
      }
      if (second.ok || second.kind !== 'unknown') favourite = other;
      answer(second);
    });
  };
}
