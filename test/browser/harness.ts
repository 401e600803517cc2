import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

import { signInAs } from '../../mocks/world/account/tokens';
import type { ControlledWorld } from '../../mocks/world/createWorld';

/** The head of config/scripts/browserTests.js explains how to write a test. */
export interface Tools {
  browser: Browser;
  context: BrowserContext;
  page: Page;
  /** The mock world behind this test's server. A test can change its clock, faults and rows at any time. */
  world: ControlledWorld;
  origin: string;
  visit(path: string, who?: Visitor): Promise<void>;
  shot(name: string): Promise<void>;
  axe(): Promise<void>;
  expectError(pattern: RegExp): void;
}

export interface Visitor {
  host?: 'wechat' | 'alipay' | 'app' | 'browser';
  /** The phone number of a driver of the mock world. */
  signedInAs?: string;
}

export interface TestOptions {
  context?: BrowserContextOptions;
  /** The options of the server. `dist` is an absolute path; without it the server uses the ordinary build. */
  server?: { config?: object; dist?: string };
  limitMs?: number;
}

type Run = (tools: Tools) => Promise<void>;
export const collected: { name: string; run: Run; options: TestOptions; skipped?: string }[] = [];

export function test(name: string, run: Run, options: TestOptions = {}): void {
  collected.push({ name, run, options });
}

/** `test`, or what counts the test as skipped, with the reason, where something that it needs is not on this machine. */
export const testWith =
  (missing: string | null) =>
  (name: string, run: Run, options: TestOptions = {}): void => {
    collected.push({ name, run, options, ...(missing === null ? {} : { skipped: missing }) });
  };

const AXE = readFileSync(createRequire(__filename).resolve('axe-core'), 'utf8');

interface AxeResults {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

/** Fails on any violation that axe finds in the page. */
export async function axeOn(page: Page): Promise<void> {
  await page.evaluate(AXE); // not as a script element, which the Content-Security-Policy would refuse
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n    ${target.join(' ')}\n    ${failureSummary ?? ''}`),
  );
  if (lines.length > 0) throw new Error(`axe found:\n  ${lines.join('\n  ')}`);
}

type Surroundings = Pick<Tools, 'browser' | 'context' | 'page' | 'world' | 'origin'> & { out: string };

export function makeTools({ out, ...given }: Surroundings): { tools: Tools; expected: RegExp[] } {
  const { context, page, world, origin } = given;
  const expected: RegExp[] = [];
  const tools: Tools = {
    ...given,
    async visit(address, { host, signedInAs } = {}) {
      const url = new URL(address, origin);
      if (host !== undefined) url.searchParams.set('host', host);
      if (signedInAs !== undefined) {
        const { token, refreshToken } = signInAs(world, signedInAs);
        await context.addCookies(
          Object.entries({ token, refreshToken }).map(([name, value]) => ({ name, value, url: origin })),
        );
      }
      await page.goto(url.href, { waitUntil: 'load' });
    },
    async shot(name) {
      await page.screenshot({ path: path.join(out, `${name}.png`) });
    },
    axe: () => axeOn(page),
    expectError(pattern) {
      expected.push(pattern);
    },
  };
  return { tools, expected };
}
