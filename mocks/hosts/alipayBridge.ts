import type { PretendBridge, PretendBridgeOptions, PretendCall } from './pretendBridge';

/** A pretend AlipayJSBridge; coordinates are text, as the client sends them. Self-contained: its text also runs in a browser page. */
export function installAlipayBridge(window: Window, options: PretendBridgeOptions = {}): PretendBridge {
  const log: PretendCall[] = [];
  const delays = options.delays ?? {};
  const answers: PretendBridge['answers'] = Object.assign(
    {
      getLocation: { latitude: '30.2741', longitude: '120.1551', accuracy: '30', city: '杭州市' },
      openLocation: {},
      scan: { qrCode: 'https://example.com/scan' },
      tradePay: { resultCode: '9000', memo: '', result: '' },
      setTitle: {},
      exitApp: {},
    },
    options.answers,
  );
  const bridge = {
    call(name: string, params?: Record<string, unknown>, reply?: (answer: object) => void) {
      log.push({ name: name, params: Object.assign({}, params) });
      const answer = name in answers ? answers[name] : { error: 1 };
      window.setTimeout(() => {
        const said = typeof answer === 'function' ? answer(params ?? {}) : answer;
        void Promise.resolve(said).then((value) => {
          if (value && reply) reply(Object.assign({}, value));
        });
      }, delays[name] ?? 0);
    },
  };
  const install = () => {
    Object.assign(window, { AlipayJSBridge: bridge });
    window.document.dispatchEvent(new Event('AlipayJSBridgeReady'));
  };
  let timer = 0;
  if (options.installAfterMs === undefined) install();
  else timer = window.setTimeout(install, options.installAfterMs);
  return {
    log: log,
    answers: answers,
    remove() {
      window.clearTimeout(timer);
      Reflect.deleteProperty(window, 'AlipayJSBridge');
    },
  };
}
