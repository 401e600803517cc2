import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { leaveLot, staysOfPlate } from '../../../mocks/world/parking/stays';
import { passOf } from '../../../mocks/world/passes/passes';
import { changeWorld } from '../../../mocks/world/scenarios';
import { makeApp } from '../../support/makeApp';
import { answer, button, link, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);

const { lin } = DRIVERS;
const PLATES_CALL = 'special/v2/api/bagOrders/pass-1/plates';
const CANCEL = 'special/v2/api/bagOrders/pass-4/cancel';
const chip = (name: string) => screen.findByRole('button', { name }, WAIT);
const states = () => {
  const backend = createBackend();
  changeWorld(backend.world, 'passStates');
  return backend;
};

test('cars are changed: the limit and the day of effect first, asked once, sent once; a car inside stays', async () => {
  const backend = createBackend();
  const app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-1', signedInAs: lin.phone, backend });
  fireEvent.click(await link(/^换车或加车/));
  await app.onScreen('monthlyPassAddCar');
  expect(await word('还没有改动')).toBeVisible();
  expect(screen.getByText('不收费，确认后立即生效。正在场内使用月卡的车，离场后才能换下')).toBeVisible();
  fireEvent.click(await chip('粤B·D12345'));
  // It takes two, so a third one is not taken.
  fireEvent.click(await chip('粤B·12345'));
  expect(await chip('粤B·12345')).toHaveAttribute('aria-pressed', 'false');
  // The car that stands inside with the pass.
  fireEvent.click(await chip('粤B·88888'));
  fireEvent.click(await button('确认换车'));
  fireEvent.click(await answer('确认换车'));
  expect(await word('车辆正在场内使用月卡，离场后才能更换')).toBeVisible();
  expect(passOf(app.world, lin.driverId, 'pass-1').plateNos).toEqual([PLATES.period]);
  leaveLot(app.world, staysOfPlate(app.world, PLATES.period)[0]?.uniqueId ?? '');
  const save = await button('确认换车');
  await waitFor(() => expect(save).toBeEnabled(), WAIT);
  fireEvent.click(save);
  fireEvent.click(await answer('确认换车'));
  await app.onScreen('monthlyPassDetail');
  expect(await screen.findByRole('img', { name: '粤B·D12345' }, WAIT)).toBeVisible();
  expect(passOf(app.world, lin.driverId, 'pass-1').plateNos).toEqual([PLATES.free]);
  expect(app.sent('PUT', PLATES_CALL)).toHaveLength(2);
});

test('a pass is given back: what comes back, how and until when first, asked once; then it says where the money is', async () => {
  const backend = states();
  const app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-4', signedInAs: lin.phone, backend });
  const back = await screen.findByRole('button', { name: /^退卡/ }, WAIT);
  expect(back).toHaveTextContent('现在退可退 300.00元');
  fireEvent.click(back);
  const dialog = await screen.findByRole('alertdialog', {}, WAIT);
  expect(dialog).toHaveTextContent('退 300.00元，原路退回，1–3个工作日到账。退卡后立即失效');
  expect(app.sent('POST', CANCEL)).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: '确认退卡' }));
  expect(await word('300.00元 原路退回，1–3个工作日到账，可在订单里查看进度')).toBeVisible();
  expect(screen.getByText('已退卡')).toBeVisible();
  expect(app.sent('POST', CANCEL)).toHaveLength(1);
  expect(await link(/^最近一笔订单/)).toHaveAttribute('href', '/orderRecordDetail?orderNo=pass-4');
});

test('an amount that changed while the question stood is asked again, and nothing is given back for another amount', async () => {
  const backend = states();
  const app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-4', signedInAs: lin.phone, backend });
  fireEvent.click(await screen.findByRole('button', { name: /^退卡/ }, WAIT));
  await screen.findByRole('alertdialog', {}, WAIT);
  backend.world.clock.advance(6 * 86_400_000);
  fireEvent.click(await answer('确认退卡'));
  expect(await word('可退金额已变化，请重新确认')).toBeVisible();
  expect(passOf(app.world, lin.driverId, 'pass-4').ended).toBeNull();
});

test('a lost answer gives back once and is found', async () => {
  const backend = states();
  const app = await makeApp({ at: '/mounthlyDetail?orderNo=pass-4', signedInAs: lin.phone, backend });
  app.world.faults.set(`POST ${CANCEL}`, { kind: 'cutAfter', times: 1 });
  fireEvent.click(await screen.findByRole('button', { name: /^退卡/ }, WAIT));
  fireEvent.click(await answer('确认退卡'));
  expect(await screen.findByText('已退卡', {}, { timeout: 20_000 })).toBeVisible();
  expect(app.sent('POST', CANCEL)).toHaveLength(1);
});

test('an application or an unpaid pass is cancelled without cost', async () => {
  const backend = states();
  const applied = backend.world.tables.passes.find(({ applyId }) => applyId !== '');
  await makeApp({ at: `/mounthlyDetail?orderNo=${applied?.bagOrderNo ?? ''}`, signedInAs: lin.phone, backend });
  fireEvent.click(await screen.findByRole('button', { name: '取消办理' }, WAIT));
  const dialog = await screen.findByRole('alertdialog', {}, WAIT);
  expect(dialog).toHaveTextContent('还没有付款，取消不收费，名额会放开。');
  fireEvent.click(within(dialog).getByRole('button', { name: '取消办理' }));
  expect(await word('未支付，已取消，没有扣费')).toBeVisible();
});
