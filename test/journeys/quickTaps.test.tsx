import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { screen, waitFor, within } from '@testing-library/react';

import { checkoutProductRegistry } from '@/flows/payment/products/checkoutProductRegistry';

import { CREATING_FORMS, NOT_CREATING } from '../support/creatingForms';
import { makeApp } from '../support/makeApp';
import { WAIT } from '../support/seen';

jest.setTimeout(60_000);

const src = path.resolve(__dirname, '../../src');

/** The names of all kinds of requests, and what is sold by an order of its own. */
const inCode = (): readonly string[] => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const kinds = files.flatMap((file) => {
    const text = readFileSync(path.join(src, file), 'utf8');
    const valueOf = (constant: string) => new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1] ?? constant;
    const named = [...text.matchAll(/= defineIdempotentRequest\(\{.*?\bname: (?:'([^']+)'|(\w+))/gs)];
    return named.map(([, name, constant = '']) => name ?? valueOf(constant));
  });
  const sold = Object.entries(checkoutProductRegistry).filter(([, row]) => 'create' in row);
  return [...kinds, ...sold.map(([bizType]) => `sold ${bizType}`)].sort();
};

test('every form that creates something is tapped below, and every other kind of request says why not', () => {
  expect([...Object.keys(CREATING_FORMS), ...Object.keys(NOT_CREATING)].sort()).toEqual(inCode());
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A tap at each turn of 300 ms at the same place, so that one of them falls between the answer and the next screen, wherever that is. Not by the testing
 * library, which would let React finish all its work after each.
 */
const tapAt = async (place: HTMLElement) => {
  const root = place.closest<HTMLElement>('[role="alertdialog"]') ?? document.body;
  const label = place.getAttribute('aria-label') ?? place.textContent;
  for (const endsAt = performance.now() + 300; performance.now() < endsAt; await pause(0)) {
    const there = place.isConnected ? place : within(root).queryByRole('button', { name: label });
    there?.click();
  }
};

test.each(Object.entries(CREATING_FORMS))('quick taps are one decision: %s', async (_, form) => {
  const app = await makeApp(form.open());
  const place = await form.fill(app);
  const before = app.calls.length;
  const made = () =>
    app.calls.slice(before).flatMap(({ method, path: to, body }) => {
      const { requestId } = (body ?? {}) as { requestId?: string };
      return method === 'GET' || requestId === undefined || to.includes('payCharges') ? [] : [requestId];
    });
  await tapAt(place);
  if (form.answer !== undefined) {
    const dialog = within(await screen.findByRole('alertdialog', {}, WAIT));
    await tapAt(dialog.getByRole('button', { name: form.answer }));
  }
  await waitFor(() => expect(made()).not.toHaveLength(0), WAIT);
  await pause(1_200);
  expect(made()).toHaveLength(1);
  const payments = app.calls.filter(({ method, path: to }) => method === 'POST' && to.endsWith('payCharges'));
  expect(payments.length).toBeLessThan(2);
});
