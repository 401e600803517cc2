import { act, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { signInAs } from '../../mocks/world/account/tokens';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { WAIT } from '../support/seen';

jest.setTimeout(20_000);
const FORM = `/billComplain?uniqueId=stay-0004&parkId=${LOTS.roadside}`;
const TYPED = '泊位被施工围住';
const { lin, chen } = DRIVERS;

/** The driver has signed in and typed into a form. */
async function interrupted() {
  const backend = createBackend();
  const app = await makeApp({ at: FORM, backend });
  const signIn = (phone: string) =>
    act(async () => {
      const { driverId, ...pair } = signInAs(backend.world, phone);
      await Promise.resolve(app.ports.session.adoptTokens(pair, app.ports.session.epoch(), driverId));
    });
  await signIn(lin.phone);
  await app.user.type(await screen.findByLabelText('情况说明', {}, WAIT), TYPED);
  return {
    ...app,
    signIn,
    /** The server ends the driver's session. */
    end: () =>
      act(async () => {
        app.ports.session.clear();
        await Promise.resolve();
      }),
    kept: () => JSON.stringify([app.store.getState().drafts, app.ports.tab.get('draftsAside.v1')]),
  };
}

test('the same driver signs in again and finds the typed text', async () => {
  const { end, signIn, store } = await interrupted();
  await end();
  await screen.findByRole('link', { name: '登录' }, WAIT);
  expect(JSON.stringify(store.getState().drafts)).not.toContain(TYPED);
  await signIn(lin.phone);
  expect(await screen.findByLabelText('情况说明', {}, WAIT)).toHaveValue(TYPED);
});

test('another driver never finds it, and none of it stays on the device', async () => {
  const { end, signIn, kept } = await interrupted();
  await end();
  expect(kept()).toContain(TYPED);
  await signIn(chen.phone);
  await screen.findByText(/./, { selector: '[data-screen="billComplain"] h1, [data-screen="home"] h1' }, WAIT);
  expect(kept()).not.toContain(TYPED);
});

test("a driver who replaces another finds none of the other's text", async () => {
  const { signIn, kept } = await interrupted();
  await signIn(chen.phone);
  await waitFor(() => expect(kept()).not.toContain(TYPED));
});

test('signing out deliberately discards the text', async () => {
  const { user, go, onScreen, signIn, kept } = await interrupted();
  go('/userInfo');
  await user.click(await screen.findByRole('button', { name: '退出登录' }, WAIT));
  const question = within(await screen.findByRole('alertdialog', {}, WAIT));
  await user.click(question.getByRole('button', { name: '退出登录' }));
  await onScreen('home');
  await signIn(lin.phone);
  expect(kept()).not.toContain(TYPED);
});
