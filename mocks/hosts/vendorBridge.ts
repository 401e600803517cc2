import type { PretendAnswer, PretendBridge, PretendBridgeOptions, PretendCall } from './pretendBridge';

/** A method of a vendor's bridge that returns a response. */
export type Answering = (
  name: string,
  params: Record<string, unknown> | undefined,
  reply?: (answer: object) => void,
) => void;

/** What is specific to one vendor's bridge. How a bridge answers is the same for all of them. */
export interface VendorBridge {
  /** Its name on the window. Its event is that name with `Ready`. */
  global: string;
  /** Plausible responses by the bridge's own name of a call. */
  answers: Record<string, PretendAnswer>;
  /** The response to a call that the client does not know. */
  unknown: (name: string) => Record<string, unknown>;
  members: (answering: Answering, note: (name: string) => void) => object;
}

/**
 * Installs a vendor's bridge on the window. Responses come in a later task, as in the real client. Calls made before the event are lost, because
 * there is no bridge yet. Self-contained: its text also runs in a browser page.
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
