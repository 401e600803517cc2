const SCHEME = 'data-scheme';

/** Text size and colour scheme of the phone, on the root element of its page. */
export interface ReplayPhoneAppearanceSetter {
  set(this: void, textPercent: number, scheme: 'light' | 'dark'): void;
  stop(this: void): void;
}

/**
 * The app leaves the scheme `auto` to the browser, but the operator's browser may differ from the driver's phone. So
 * the recorded scheme is applied before anything is painted.
 */
export function createReplayPhoneAppearanceSetter(root: HTMLElement): ReplayPhoneAppearanceSetter {
  let expectedScheme: 'light' | 'dark' = 'light';
  const applyScheme = () => {
    if (root.getAttribute(SCHEME) !== expectedScheme) root.setAttribute(SCHEME, expectedScheme);
  };
  const observer = new MutationObserver(applyScheme);
  observer.observe(root, { attributeFilter: [SCHEME] });
  return {
    set: (textPercent, scheme) => {
      expectedScheme = scheme;
      root.style.fontSize = `${String(textPercent)}%`;
      applyScheme();
    },
    stop: () => {
      observer.disconnect();
    },
  };
}
