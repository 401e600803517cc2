const SCHEME = 'data-scheme';

/** Text size and colour scheme of the phone, on the root element of its page. */
export interface Look {
  set(this: void, textPercent: number, scheme: 'light' | 'dark'): void;
  stop(this: void): void;
}

/**
 * The app leaves the scheme `auto` to the browser, and that of an operator is not that of the driver. So the phone's own takes its place before
 * anything is painted.
 */
export function createLook(root: HTMLElement): Look {
  let wanted: 'light' | 'dark' = 'light';
  const settle = () => {
    if (root.getAttribute(SCHEME) !== wanted) root.setAttribute(SCHEME, wanted);
  };
  const observer = new MutationObserver(settle);
  observer.observe(root, { attributeFilter: [SCHEME] });
  return {
    set: (textPercent, scheme) => {
      wanted = scheme;
      root.style.fontSize = `${String(textPercent)}%`;
      settle();
    },
    stop: () => {
      observer.disconnect();
    },
  };
}
