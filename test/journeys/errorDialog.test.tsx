import { configure, fireEvent, screen } from '@testing-library/react';

import { plateBillLookupCalls } from '@/services/charge/plateLookup';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { makeApp } from '../support/makeApp';

// A screen's code is loaded, and compiled by jest, when the screen is first shown.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const CALL = 'GET charge/v2/api/parkOrders/msp/plateNo';

/** The server refuses a call with this code. Returns the call's number (`ns`) as the gateway knows it. */
async function refuse(code: string, canCopy: boolean) {
  const backend = createBackend();
  const copied: string[] = [];
  const app = await makeApp({
    at: '/mine',
    backend,
    signedInAs: DRIVERS.lin.phone,
    page: {
      copy: (text) => {
        copied.push(text);
        return Promise.resolve(canCopy);
      },
    },
  });
  await app.onScreen('mine');
  backend.world.faults.set(CALL, { kind: 'code', code, msg: '服务器说的话' });
  void app.store.dispatch(
    plateBillLookupCalls.endpoints.findBillsByPlate.initiate({ plateNo: '粤B12345', dealerId: '' }),
  );
  const dialog = await screen.findByRole('alertdialog');
  const ns =
    backend.world.log
      .list()
      .filter(({ call }) => call === CALL)
      .at(-1)?.ns ?? '';
  const button = await screen.findByRole('button', { name: '复制错误编号' });
  return { dialog, ns, copied, button };
}

test.each(['0x10d7500008', '0xd12501021', '0xd06510036', '0xd06510037', '0x1310501001'])(
  'the dialog of %s shows the number of the failed call, shortened on the screen and complete when copied',
  async (code) => {
    const { dialog, ns, copied, button } = await refuse(code, true);
    expect(ns).toHaveLength(32);
    expect(dialog).toHaveTextContent(`错误编号 ${ns.slice(0, 8)}`);
    fireEvent.click(button);
    expect(await screen.findByText('已复制')).toBeInTheDocument();
    expect(copied).toEqual([ns]);
  },
);

test('without a clipboard the whole number is shown', async () => {
  const { ns, button } = await refuse('0xd06510036', false);
  fireEvent.click(button);
  expect(await screen.findByText(`复制失败，请截图：${ns}`)).toBeInTheDocument();
});
