import { extensionFile } from './extensionFiles';
import { fakeBrowser } from './fakeBrowser';
import { panelOf, pause } from './panel';
import { deliverLater } from './traffic';

type Code = (...names: unknown[]) => void;

/** A script of the extension, with the globals that a browser gives to it alone. */
const script = (frame: Window, file: string, ...names: string[]): Code =>
  new (frame as Window & { Function: FunctionConstructor }).Function(...names, extensionFile(file)) as Code;

/** The extension writes a line for each message. */
const SILENT = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** jsdom's own does not tell who has sent a message. */
function carryMessages(page: Window) {
  const before = page.postMessage;
  page.postMessage = ((data: unknown) => {
    const copy = structuredClone(data);
    deliverLater(() => {
      const message = new MessageEvent('message', { data: copy });
      Object.defineProperty(message, 'source', { value: page });
      page.dispatchEvent(message);
    });
  }) as typeof page.postMessage;
  return () => {
    page.postMessage = before;
  };
}

/** The `message` listeners that `install` leaves on the page. */
function listenersOf(page: Window, install: () => void): () => void {
  const added: EventListenerOrEventListenerObject[] = [];
  const before = page.addEventListener;
  page.addEventListener = ((type: string, listener: EventListenerOrEventListenerObject, how?: boolean) => {
    if (type === 'message' || type === 'error') added.push(listener);
    before.call(page, type, listener, how);
  }) as typeof page.addEventListener;
  install();
  return () => {
    page.addEventListener = before;
    for (const listener of added) {
      page.removeEventListener('message', listener);
      page.removeEventListener('error', listener);
    }
  };
}

const emptyFrame = () => {
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  if (frame.contentWindow === null) throw new Error('no frame');
  return { frame, page: frame.contentWindow };
};

/**
 * The genuine Redux DevTools extension: its page script and its content script run in the page under test, its background script and its panel in
 * frames of their own. Only the browser between them is fake.
 */
export function installExtension() {
  const browser = fakeBrowser();
  const background = emptyFrame();
  const stopMessages = carryMessages(window);
  const removeListeners = listenersOf(window, () => {
    script(background.page, 'background.bundle.js', 'chrome', 'console')(browser.worker, SILENT);
    script(window, 'content.bundle.js', 'chrome')(browser.tab);
    script(window, 'page.bundle.js')();
  });
  const opened = new Set<() => void>();
  return {
    /** Opens the panel as the browser's own developer tools do. */
    openPanel: () => {
      const { frame, page } = emptyFrame();
      page.document.body.innerHTML = '<div id="root"></div>';
      const ports: { disconnect(): void }[] = [];
      const { connect } = browser.panel.runtime;
      const chrome = {
        ...browser.panel,
        runtime: {
          ...browser.panel.runtime,
          connect: (info: { name: string }) => {
            const port = connect(info);
            ports.push(port);
            return port;
          },
        },
      };
      page.matchMedia = window.matchMedia;
      script(page, 'devpanel.bundle.js', 'chrome', 'console')(chrome, SILENT);
      const close = () => {
        for (const port of ports) port.disconnect();
        frame.remove();
        opened.delete(close);
      };
      opened.add(close);
      return { ...panelOf(page), close };
    },
    remove: async () => {
      for (const close of [...opened]) close();
      await pause(20);
      removeListeners();
      stopMessages();
      background.frame.remove();
      for (const name of Object.keys(window))
        if (name.startsWith('__REDUX_DEVTOOLS_')) Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(window, 'devToolsOptions');
    },
  };
}

export type Extension = ReturnType<typeof installExtension>;
export type OpenPanel = ReturnType<Extension['openPanel']>;
