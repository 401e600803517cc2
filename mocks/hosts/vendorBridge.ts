import type { PretendAnswer, PretendBridge, PretendBridgeOptions, PretendCall } from './pretendBridge';

/** A method of a vendor's bridge that is answered. */
export type Answering = (
  name: string,
  params: Record<string, unknown> | undefined,
  reply?: (answer: object) => void,
) => void;

/** What one vendor's bridge is, beside how all of them answer. */
export interface VendorBridge {
  /** The name it stands under on the window; its event is that with `Ready`. */
  global: string;
  /** Plausible answers by the bridge's own name of a call. */
  answers: Record<string, PretendAnswer>;
  /** What is said to a call that the client does not know. */
  unknown: (name: string) => Record<string, unknown>;
  members: (answering: Answering, note: (name: string) => void) => object;
}

/**
 * Puts a vendor's bridge on the window. Answers come in a later task, as the client's do; calls made before the event are
 * lost, because there is nothing to call. Self-contained: its text also runs in a browser page.
 */
export function installVendorBridge(
  window: Window,
  vendor: VendorBridge,
  options: PretendBridgeOptions = {},
): PretendBridge {
  const log: PretendCall[] = [];
  const delays = options.delays ?? {};
  const answers: PretendBridge['answers'] = Object.assign({}, vendor.answers, options.answers);
  const answering: Answering = (name, params, reply) => {
    log.push({ name: name, params: Object.assign({}, params) });
    const answer = name in answers ? answers[name] : vendor.unknown(name);
    window.setTimeout(() => {
      const said = typeof answer === 'function' ? answer(params ?? {}) : answer;
      void Promise.resolve(said).then((value) => {
        if (value && reply) reply(Object.assign({}, value));
      });
    }, delays[name] ?? 0);
  };
  const bridge = vendor.members(answering, (name) => {
    log.push({ name: name, params: {} });
  });
  const install = () => {
    Object.assign(window, { [vendor.global]: bridge });
    window.document.dispatchEvent(new Event(vendor.global + 'Ready'));
  };
  let timer = 0;
  if (options.installAfterMs === undefined) install();
  else timer = window.setTimeout(install, options.installAfterMs);
  return {
    log: log,
    answers: answers,
    remove() {
      window.clearTimeout(timer);
      Reflect.deleteProperty(window, vendor.global);
    },
  };
}
