import { createRequire } from 'node:module';

import type { BrowserContext } from 'playwright-core';

const require = createRequire(__filename);
export const { missingGlobals, missingMembers } = require('../../config/browsers/missingApis.js') as {
  missingGlobals: ReadonlySet<string>;
  missingMembers: readonly (readonly [owner: string, member: string])[];
};
export const { missingStyles, withoutMissing } = require('../../config/browsers/missingStyles.js') as {
  missingStyles(sheet: string): { what: string; where: string }[];
  withoutMissing(sheet: string): string;
};

/** The test tool needs these in the page itself. None of our code names them. */
const OF_THE_TOOL = new Set(['BigInt64Array', 'BigUint64Array']);

interface Taken {
  globals: readonly string[];
  members: readonly (readonly [owner: string, member: string])[];
}

/** Runs in the page before its first script. */
function takeAway({ globals, members }: Taken): void {
  type Holder = Record<string, { prototype?: object } | undefined>;
  const here = window as unknown as Holder;
  const remove = (holder: object | undefined, name: string) =>
    holder !== undefined && Object.prototype.hasOwnProperty.call(holder, name) && Reflect.deleteProperty(holder, name);
  const intl = Intl as unknown as Holder;
  const typedArray = Object.getPrototypeOf(Uint8Array) as { prototype: object };
  let taken = 0;
  for (const [owner, member] of members) {
    const holder = owner === 'TypedArray' ? typedArray : (here[owner] ?? intl[owner]);
    for (const place of [holder, holder?.prototype]) if (remove(place, member)) taken += 1;
  }
  for (const name of globals) for (const place of [window, Window.prototype, intl]) if (remove(place, name)) taken += 1;
  Object.assign(window, { taken });
  // Chrome 87 throws at `:is` and `:where`, iOS 14 at `:focus-visible`, both at `:has`.
  const unknown = /:(?:is|where|has)\(|:focus-visible/;
  for (const { prototype } of [Element, Document, DocumentFragment])
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const own = Object.getOwnPropertyDescriptor(prototype, name)?.value as
        ((this: object, selector: string) => unknown) | undefined;
      if (own === undefined) continue;
      Object.defineProperty(prototype, name, {
        value(this: object, selector: string) {
          if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
          return own.call(this, selector);
        },
      });
    }
}

/**
 * Makes the browser lack what Chrome 87 or iOS 14 lacks: each global and each member by MDN's data, selectors in scripts, and in the build's style
 * sheets the properties, values and selectors that they drop. Syntax is what test/browser/budget.browser.ts parses.
 */
export async function asOldPhone(context: BrowserContext, origin: string): Promise<void> {
  await context.addInitScript(takeAway, {
    globals: [...missingGlobals].filter((name) => !OF_THE_TOOL.has(name)),
    members: missingMembers,
  });
  await context.route(
    (url) => url.origin === origin && url.pathname.endsWith('.css'),
    async (route) => {
      try {
        const response = await route.fetch({ maxRetries: 3 });
        await route.fulfill({ response, body: withoutMissing(await response.text()) });
      } catch (error) {
        // The test is over, and its page is gone.
        if (!/closed|disposed/.test(String(error))) throw error;
      }
    },
  );
}
