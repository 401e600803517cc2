import { createKeyValueStore } from '@/platform/ports/browserPorts';
import { createCookieJar } from '@/platform/storage/cookieJar';

/** A document whose cookies behave like a browser's. It drops those for which `refuse` is true. */
function fakePage(refuse: (value: string) => boolean = () => false) {
  const kept = new Map<string, string>();
  const document = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const seconds = Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice('Max-Age='.length));
      if (refuse(text)) return;
      if (seconds <= 0) kept.delete(name);
      else kept.set(name, value);
    },
  };
  return { kept, page: { document, location: { protocol: 'https:' } } as unknown as Window };
}

describe('cookies', () => {
  test('are kept, read back, and removed', () => {
    const { page, kept } = fakePage();
    const jar = createCookieJar(page, '/');
    expect(jar.set('token', 'a=b;c 中', 365)).toBe(true);
    expect(jar.get('token')).toBe('a=b;c 中');
    jar.remove('token');
    expect(jar.get('token')).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('that are refused are kept until the page closes', () => {
    const { page, kept } = fakePage(() => true);
    const jar = createCookieJar(page, '/');
    expect(jar.set('token', 'T', 365)).toBe(false);
    expect(jar.get('token')).toBe('T');
    expect(kept.size).toBe(0);
    jar.remove('token');
    expect(jar.get('token')).toBeNull();
  });

  test('over 4096 bytes are kept until the page closes, and the previous value does not come back', () => {
    const { page, kept } = fakePage((text) => text.split('; ')[0]!.length > 4_096);
    const jar = createCookieJar(page, '/');
    jar.set('token', 'the former driver', 365);
    const long = 'x'.repeat(5_000);
    expect(jar.set('token', long, 365)).toBe(false);
    expect(jar.get('token')).toBe(long);
    expect(kept.has('token')).toBe(false);
    expect(createCookieJar(page, '/').get('token')).toBeNull();
  });

  test('a cookie of the parent domain that cannot be decoded hides none of ours', () => {
    const { page } = fakePage();
    const { document } = page;
    const both = {
      get cookie() {
        return ['token=%zz', document.cookie].filter(Boolean).join('; ');
      },
      set cookie(text: string) {
        document.cookie = text;
      },
    };
    const jar = createCookieJar({ document: both, location: { protocol: 'https:' } } as unknown as Window, '/');
    expect(jar.get('token')).toBeNull();
    expect(jar.set('token', 'T', 365)).toBe(true);
    expect(jar.get('token')).toBe('T');
  });

  test('a cookie of the parent domain that stays when ours is removed is none of ours', async () => {
    const kept = new Map([['token', 'of another site']]);
    const document = {
      get cookie() {
        return [...kept].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
      },
      set cookie(_text: string) {}, // the browser keeps what is not of this host
    };
    const cookieStore = {
      getAll: () => Promise.resolve([...kept].map(([name, value]) => ({ name, value: encodeURIComponent(value) }))),
      addEventListener: () => undefined,
    } as unknown as CookieStore;
    const page = { document, location: { protocol: 'https:' }, cookieStore } as unknown as Window;
    const jar = createCookieJar(page, '/');
    jar.remove('token');
    expect(jar.get('token')).toBeNull();
    await jar.syncFromBrowser?.(['token']);
    expect(jar.get('token')).toBeNull();
    expect(jar.set('token', 'T', 365)).toBe(false);
    expect(jar.get('token')).toBe('T');
    kept.set('token', 'of another tab');
    jar.remove('token');
    kept.set('token', 'a newer one');
    expect(jar.get('token')).toBe('a newer one');
  });

  test('of a document without cookies throw nothing', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('no', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('no', 'SecurityError');
      },
    };
    const jar = createCookieJar({ document, location: { protocol: 'https:' } } as unknown as Window, '/');
    expect(jar.set('token', 'T', 365)).toBe(false);
    expect(jar.get('token')).toBe('T');
  });
});

describe('with a cookieStore', () => {
  /** A page whose `cookieStore` already knows what `document.cookie` does not show yet. */
  function ahead(truth: Map<string, string>, until: Promise<void> = Promise.resolve()) {
    const { page, kept } = fakePage();
    const cookieStore = {
      getAll: () => until.then(() => [...truth].map(([name, value]) => ({ name, value: encodeURIComponent(value) }))),
      addEventListener: () => undefined,
    } as unknown as CookieStore;
    return { kept, jar: createCookieJar({ document: page.document, location: page.location, cookieStore }, '/') };
  }

  test('a value from another tab is read before document.cookie shows it', async () => {
    const { jar, kept } = ahead(new Map([['token', 'new']]));
    kept.set('token', 'old');
    expect(jar.get('token')).toBe('old');
    await jar.syncFromBrowser?.(['token']);
    expect(jar.get('token')).toBe('new');
    kept.set('token', 'newer');
    expect(jar.get('token')).toBe('newer');
  });

  test('a removal in another tab as well', async () => {
    const { jar, kept } = ahead(new Map());
    kept.set('token', 'old');
    await jar.syncFromBrowser?.(['token']);
    expect(jar.get('token')).toBeNull();
  });

  test('a later write of this page is newer: a session that was ended does not come back', async () => {
    let answer = (): void => undefined;
    const { jar } = ahead(
      new Map([['token', 'T']]),
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    jar.set('token', 'T', 365);
    const caught = jar.syncFromBrowser?.(['token']);
    jar.remove('token');
    answer();
    await caught;
    expect(jar.get('token')).toBeNull();
  });

  test('a value from another tab is superseded as soon as this page writes', async () => {
    const { jar, kept } = ahead(new Map([['token', 'other']]));
    kept.set('token', 'old');
    await jar.syncFromBrowser?.(['token']);
    jar.set('token', 'old', 365);
    expect(jar.get('token')).toBe('old');
  });
});

describe('storage', () => {
  const full = (works: boolean): Storage =>
    ({
      getItem: () => (works ? 'kept' : null),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    }) as unknown as Storage;

  test.each([
    [
      'blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['full', () => full(false)],
  ] as const)('that is %s is replaced by memory until the page closes', (_, open) => {
    const store = createKeyValueStore(open);
    expect(store.get('a')).toBeNull();
    expect(store.set('a', '1')).toBe(false);
    expect(store.get('a')).toBe('1');
    store.remove('a');
    expect(store.get('a')).toBeNull();
  });

  test('that has refused a value shows what another tab has written since', () => {
    const kept = new Map([['journal', 'old']]);
    let isFull = true;
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage;
    const store = createKeyValueStore(() => storage);
    expect(store.set('journal', 'mine')).toBe(false);
    expect(store.get('journal')).toBe('mine');
    kept.set('journal', 'theirs');
    expect(store.get('journal')).toBe('theirs');
    kept.delete('journal');
    expect(store.get('journal')).toBeNull();
    isFull = false;
    expect(store.set('journal', 'mine')).toBe(true);
    expect(kept.get('journal')).toBe('mine');
  });

  test('that is full shows the newer value, not the one it still holds', () => {
    const store = createKeyValueStore(() => full(true));
    expect(store.get('a')).toBe('kept');
    store.set('a', '1');
    expect(store.get('a')).toBe('1');
  });
});
