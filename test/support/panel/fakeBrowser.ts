import { deliverLater } from './traffic';

/** What an extension hears from the browser. */
function happening<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    addListener: (listener: (...args: Args) => void) => void listeners.add(listener),
    removeListener: (listener: (...args: Args) => void) => void listeners.delete(listener),
    tell: (...args: Args) => {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}

export interface Port {
  readonly name: string;
  readonly sender: object;
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onMessage: ReturnType<typeof happening<[unknown, Port]>>;
  readonly onDisconnect: ReturnType<typeof happening<[Port]>>;
}

/** A browser carries a message as JSON, later. */
const carry = (message: unknown, to: (message: unknown) => void) => {
  const text = JSON.stringify(message);
  deliverLater(() => {
    to(JSON.parse(text));
  });
};

/** Both ends of a connection. */
function connection(name: string, sender: object): [near: Port, far: Port] {
  let isOpen = true;
  const end = (other: () => Port): Port => ({
    name,
    sender,
    onMessage: happening(),
    onDisconnect: happening(),
    postMessage: (message) => {
      if (!isOpen) throw new Error('Attempting to use a disconnected port object');
      carry(message, (carried) => {
        if (isOpen) other().onMessage.tell(carried, other());
      });
    },
    disconnect: () => {
      if (!isOpen) return;
      isOpen = false;
      other().onDisconnect.tell(other());
    },
  });
  const near: Port = end(() => far);
  const far: Port = end(() => near);
  return [near, far];
}

const TAB = 1;

/**
 * As much of a browser as the extension asks for: it carries messages between the extension's own scripts. `tab` is what its content script
 * sees, `worker` what its background script sees, `panel` what its panel sees.
 */
export function fakeBrowser() {
  const onConnect = happening<[Port]>();
  const quiet = () => happening<unknown[]>();
  const nothing = () => Promise.resolve();
  const storage = {
    get: (defaults: unknown, done?: (items: unknown) => void) => {
      done?.(defaults);
      return Promise.resolve(defaults);
    },
    set: (_items: unknown, done?: () => void) => {
      done?.();
      return Promise.resolve();
    },
    remove: nothing,
  };
  const connectAs = (sender: object) => (info: { name: string }) => {
    const [near, far] = connection(info.name, sender);
    onConnect.tell(far);
    return near;
  };
  const shared = { storage: { sync: storage, local: storage, onChanged: quiet() } };
  return {
    tab: { ...shared, runtime: { connect: connectAs({ id: 'extension', tab: { id: TAB }, frameId: 0 }) } },
    worker: {
      ...shared,
      runtime: {
        onConnect,
        onConnectExternal: quiet(),
        onMessage: quiet(),
        onMessageExternal: quiet(),
        onInstalled: quiet(),
        openOptionsPage: nothing,
        getURL: (path: string) => path,
      },
      action: { enable: nothing, disable: nothing, setIcon: nothing },
      notifications: { onClicked: quiet(), create: nothing, clear: nothing },
      contextMenus: { create: nothing, removeAll: nothing, onClicked: quiet() },
      commands: { onCommand: quiet(), getAll: nothing },
      windows: { onFocusChanged: quiet(), create: nothing, update: nothing },
      tabs: { query: nothing, create: nothing, update: nothing, remove: nothing },
    },
    panel: {
      ...shared,
      runtime: { connect: connectAs({ id: 'extension' }), sendMessage: nothing, openOptionsPage: nothing },
      devtools: {
        inspectedWindow: {
          tabId: TAB,
          getResources: (done: (found: unknown) => void) => {
            done([{ url: 'https://a/' }]);
          },
        },
      },
    },
  };
}
