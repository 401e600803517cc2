import { screen, waitFor } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';
import { changingLine } from '../support/walks/answersOnTheWay';

const PAY = 'POST charge/v2/api/payCharges';
jest.setTimeout(20_000);

/** The app of a driver on the page of their running stay, where a payment is opened with these parameters too. */
async function payingWith(more: object) {
  const backend = createBackend();
  const line = changingLine(fetchPort(backend.app), (data, { key }) => {
    if (key !== PAY) return data;
    const opened = data as { payParams: object };
    return { ...opened, payParams: { ...opened.payParams, ...more } };
  });
  const app = await makeApp({
    at: '/payPage?uniqueId=stay-0001&parkId=park-1',
    backend,
    fetch: line.fetch,
    signedInAs: DRIVERS.lin.phone,
  });
  await app.user.click(await screen.findByRole('button', { name: /支付.*元/ }, { timeout: 8_000 }));
  return app;
}

test('parameters that are no texts do not stop a payment: expire: 300 pays', async () => {
  const { host, outside } = await payingWith({ expire: 300, sandbox: false, extra: null, more: { a: 1 } });
  await waitFor(() => expect(host.paid).toHaveLength(1), { timeout: 8_000 });
  expect(host.paid[0]).toMatchObject({ type: 'redirect' });
  expect(outside.reports).toEqual([]);
});

test('a cashier that takes a form gets it, in a plain browser', async () => {
  const html =
    '<form method="post" action="https://openapi.alipay.com/gateway.do"><input name="sign" value="x"></form>';
  const { host } = await payingWith({ formHtml: html });
  await waitFor(() => expect(host.paid).toHaveLength(1), { timeout: 8_000 });
  expect(host.paid[0]).toEqual({
    type: 'form',
    action: 'https://openapi.alipay.com/gateway.do',
    fields: { sign: 'x' },
  });
});
