import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';

// A busy machine needs more than the library's 1 s to compile a lazy chunk. A test that waits in vain still ends by itself.
configure({ asyncUtilTimeout: 6_000 });

// What a busy machine does to a screen is not a fault of the product. The first error is printed, and npm test names the test at its end.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// jsdom has no layout. These stubs replace the methods that antd-mobile and our own screens call.
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

const style = document.createElement('style');
style.textContent = '.adm-px-tester{position:fixed}';
document.head.append(style);
const measured = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect')?.value as () => DOMRect;
Element.prototype.getBoundingClientRect = function (this: Element) {
  if (!this.classList.contains('adm-px-tester')) return measured.call(this);
  const size = Number((this as HTMLElement).style.getPropertyValue('--size') || 1);
  return { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: size, width: 0, height: size, toJSON: () => ({}) };
};

afterEach(() => {
  cleanup();
});
