import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';

import { quickStyle } from './quickStyle';

// A busy machine needs more than the library's 1 s to compile a lazy chunk. A test that waits in vain still ends by itself.
configure({ asyncUtilTimeout: 6_000 });

// What a busy machine does to a screen is not a fault of the product. The first error is printed, and npm test names the test at its end.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// React's development build records a stack for each element, for the words of its warnings. It stops after 10,000 in a second; here it stops at once,
// because the stacks took a tenth of a journey. A React that counts elsewhere is only slower.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

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

window.getComputedStyle = quickStyle;

afterEach(() => {
  cleanup();
});
