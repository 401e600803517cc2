import { screen } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { word } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const PAY = 'charge/v2/api/payCharges';
const REPEAT = { name: '重试' };
const SLOW = { timeout: 8_000 };
jest.setTimeout(30_000);

test('the request for the order is lost: after 5 s 重试 sends the identical one, and the driver pays', async () => {
  const backend = createBackend();
  backend.world.faults.set(`POST ${PAY}`, { kind: 'http500', times: 1 });
  const options = payingDriver(backend);
  const { user, sent } = await makeApp({ at: BILL, ...options });
  await user.click(await screen.findByRole('button', { name: '为 粤B·12345 微信支付 3.00元' }, SLOW));
  expect(await word('网络不稳定，正在确认')).toBeVisible();
  expect(screen.queryByText(/请勿重复支付|请勿重复支付/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', REPEAT)).not.toBeInTheDocument();
  await user.dblClick(await screen.findByRole('button', REPEAT, SLOW));
  expect(await word('支付成功')).toBeVisible();
  const bodies = sent('POST', PAY).map(({ body }) => JSON.stringify(body));
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toBe(bodies[0]);
  expect(options.host.paid).toHaveLength(1);
  const requestIds = new Set(sent('POST', PAY).map(({ body }) => (body as { requestId: string }).requestId));
  const made = backend.world.tables.payments.filter(({ requestId }) => requestIds.has(requestId));
  expect(made).toHaveLength(1);
});

test('a plain gateway does not know requests, so 重试 is not offered', async () => {
  const backend = createBackend();
  backend.world.faults.set(`POST ${PAY}`, { kind: 'http500', times: 1 });
  backend.world.faults.set(`GET ${PAY}/byRequest/{id}`, { kind: 'http404' });
  const { user } = await makeApp({ at: BILL, ...payingDriver(backend) });
  await user.click(await screen.findByRole('button', { name: '为 粤B·12345 微信支付 3.00元' }, SLOW));
  expect(await word('网络不稳定，正在确认')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 6_500));
  expect(screen.queryByRole('button', REPEAT)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '刷新结果' })).toBeVisible();
});
