import type { PretendBridge, PretendBridgeOptions, PretendCall, PretendReply } from './pretendBridge';

export interface NativeShellOptions extends PretendBridgeOptions {
  /** The methods that the shell lists in its greeting. The default is all of them. */
  methods?: string[];
  /** How responses are delivered: through the port's `onmessage` (Android), the page's function, or the returned promise (iOS). */
  transport?: 'onmessage' | 'function' | 'promise';
}

export interface NativeShell extends PretendBridge {
  /** Sends an event to the page. */
  emit(event: string): void;
  /** Sends any message, valid or not, as the shell would. */
  say(message: object): void;
  /** The nonce of the last message from the page. */
  nonce(): string;
}

/**
 * The pretend native shell. A response is `{ok:true, result}` or `{ok:false, error:{kind, code}}`. Id, nonce and version are added unless the
 * response has its own. Self-contained: its text also runs in a browser page.
 */
export function installNativeShell(window: Window, options: NativeShellOptions = {}): NativeShell {
  const log: PretendCall[] = [];
  const delays = options.delays ?? {};
  const transport = options.transport ?? 'onmessage';
  const methods = options.methods ?? [
    'locate',
    'openPlace',
    'scan',
    'pickImages',
    'pay',
    'getTicket',
    'share',
    'close',
  ];
  const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const answers: PretendBridge['answers'] = Object.assign(
    {
      hello: { ok: true, result: { methods: methods } },
      locate: { ok: true, result: { lng: 120.1551, lat: 30.2741, system: 'gcj02', accuracyM: 12, city: '杭州市' } },
      openPlace: { ok: true, result: {} },
      scan: { ok: true, result: { text: 'https://example.com/scan', format: 'qr' } },
      pickImages: { ok: true, result: { images: [{ base64: picture }] } },
      pay: { ok: true, result: { report: 'reported-ok' } },
      getTicket: { ok: true, result: { ticket: 'pretend-ticket', openid: 'pretend-openid' } },
      share: { ok: true, result: {} },
      close: null,
    },
    options.answers,
  );
  let lastNonce = '';
  const shell = {
    onmessage: null as null | ((event: { data: string }) => void),
    postMessage(text: string): unknown {
      const message = JSON.parse(text) as {
        id: string;
        method: string;
        params: Record<string, unknown>;
        nonce: string;
      };
      lastNonce = message.nonce;
      log.push({ name: message.method, params: message.params });
      const answer =
        message.method in answers
          ? answers[message.method]
          : { ok: false, error: { kind: 'unsupported', code: 'no such method' } };
      const answered = new Promise<PretendReply>((resolve) => {
        window.setTimeout(() => {
          resolve(typeof answer === 'function' ? answer(message.params) : (answer ?? null));
        }, delays[message.method] ?? 0);
      }).then((value) => (value ? Object.assign({ v: 1, id: message.id, nonce: message.nonce }, value) : null));
      if (transport === 'promise') {
        return answered.then((value) => (value ? JSON.stringify(value) : new Promise(() => undefined)));
      }
      void answered.then((value) => {
        if (value) say(value);
      });
      return undefined;
    },
  };
  const say = (message: object): void => {
    const reply = (window as unknown as { __driverHostReply?: (text: string) => void }).__driverHostReply;
    const text = JSON.stringify(message);
    if (transport === 'function' && reply) reply(text);
    else if (shell.onmessage) shell.onmessage({ data: text });
  };
  const target =
    transport === 'onmessage' ? { driverHost: shell } : { webkit: { messageHandlers: { driverHost: shell } } };
  Object.assign(window, target);
  return {
    log: log,
    answers: answers,
    emit(event) {
      say({ v: 1, nonce: lastNonce, event: event, data: {} });
    },
    say: say,
    nonce: () => lastNonce,
    remove() {
      Reflect.deleteProperty(window, 'driverHost');
      Reflect.deleteProperty(window, 'webkit');
      Reflect.deleteProperty(window, '__driverHostReply');
    },
  };
}
