import { act, fireEvent, screen } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { ordersOf } from '../../mocks/world/money/orderRecords';
import type { World } from '../../mocks/world/World';
import { makeApp } from '../support/makeApp';
import { answer, button, WAIT, word } from '../support/seen';

jest.setTimeout(20_000);
const APPEALS = 'charge/v2/api/parkOrderAppeals/msp';
const LOOK_UP = 'GET charge/v2/api/requests/{id}';
const GIVE_BACK = 'POST charge/v2/api/orderRecords/{id}/giveBack';
const { driverId, phone } = DRIVERS.lin;
const FORM = `/billComplain?uniqueId=stay-0004&parkId=${LOTS.roadside}`;

const signedIn = (backend = createBackend()) => ({ backend, signedInAs: phone });
const appealsIn = ({ tables }: World) => tables.appeals.filter(({ uniqueId }) => uniqueId === 'stay-0004');
const requestIdsOf = (calls: readonly { body: unknown }[]) =>
  calls.map(({ body }) => (body as { requestId: string }).requestId);

describe('an appeal whose answer is lost', () => {
  test.each([
    ['is found by its requestId', false],
    ['is found in the list by its requestId, where the gateway does not know the lookup', true],
  ])('%s, and is sent once', async (_, isOlder) => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${APPEALS}`, { kind: 'cutAfter', times: 1 });
    if (isOlder) backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const { user, sent, world } = await makeApp({ at: FORM, ...signedIn(backend) });
    await user.click(await screen.findByLabelText('金额错误', {}, WAIT));
    await user.click(await button('提交申诉'));
    expect(await button(/撤销申诉/)).toBeVisible();
    expect(sent('POST', APPEALS)).toHaveLength(1);
    expect(appealsIn(world)).toHaveLength(1);
    expect(screen.queryByText(/没有提交成功|未确认/)).toBeNull();
  });

  test('shows the bill under appeal where neither lookup nor list can tell, and is sent once', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${APPEALS}`, { kind: 'cutAfter' });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    backend.world.faults.set(`GET ${APPEALS}`, { kind: 'http500' });
    jest.useFakeTimers();
    try {
      const { sent } = await makeApp({ at: FORM, ...signedIn(backend) });
      fireEvent.click(await screen.findByLabelText('金额错误', {}, WAIT));
      fireEvent.click(await button('提交申诉'));
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(screen.getByRole('button', { name: '网络不稳，正在确认结果…' })).toBeDisabled();
      await act(() => jest.advanceTimersByTimeAsync(70_000));
      expect(await word('这笔账单正在申诉中')).toBeVisible();
      expect(sent('POST', APPEALS)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('is 未确认 while nobody knows; the next press asks first, and sends only what was never received', async () => {
    const backend = createBackend({ runs: true });
    backend.world.faults.set(`POST ${APPEALS}`, { kind: 'cutBefore', times: 1 });
    backend.world.faults.set(LOOK_UP, { kind: 'never' });
    jest.useFakeTimers();
    try {
      const { sent, world } = await makeApp({ at: FORM, ...signedIn(backend) });
      fireEvent.click(await screen.findByLabelText('其他', {}, WAIT));
      fireEvent.change(screen.getByLabelText('情况说明'), { target: { value: '泊位被施工围住' } });
      fireEvent.click(await button('提交申诉'));
      await act(() => jest.advanceTimersByTimeAsync(80_000));
      expect(await word(/提交结果未确认，填写的内容还在/)).toBeVisible();
      expect(screen.getByLabelText('情况说明')).toHaveValue('泊位被施工围住');
      fireEvent.click(await button('提交申诉'));
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(sent('POST', APPEALS)).toHaveLength(1);
      world.faults.clear();
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(await button(/撤销申诉/)).toBeVisible();
      expect(new Set(requestIdsOf(sent('POST', APPEALS))).size).toBe(2);
      expect(appealsIn(world)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('and that was never received is said to have failed after 30 s, and is a new request then', async () => {
    const backend = createBackend();
    backend.world.faults.set(`POST ${APPEALS}`, { kind: 'http500', times: 1 });
    jest.useFakeTimers();
    try {
      const { sent, world } = await makeApp({ at: FORM, ...signedIn(backend) });
      fireEvent.click(await screen.findByLabelText('金额错误', {}, WAIT));
      fireEvent.click(await button('提交申诉'));
      await act(() => jest.advanceTimersByTimeAsync(28_000));
      expect(screen.queryByText(/没有提交成功/)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(4_000));
      expect(await word('提交失败，填写的内容还在。系统未收到，请重试')).toBeVisible();
      fireEvent.click(await button('提交申诉'));
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(await button(/撤销申诉/)).toBeVisible();
      expect(new Set(requestIdsOf(sent('POST', APPEALS))).size).toBe(2);
      expect(appealsIn(world)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a purchase that is given back, and the answer is lost', () => {
  const openPurchase = async (backend: ReturnType<typeof createBackend>) => {
    const order = ordersOf(backend.world, driverId).find(({ bizType, canRefund }) => bizType === 6 && canRefund);
    const orderNo = order?.orderNo ?? '';
    const app = await makeApp({ at: `/orderRecordDetail?orderNo=${orderNo}`, ...signedIn(backend) });
    const refund = async () => {
      await app.user.click(await button(/^申请退款/));
      await app.user.click(await answer('申请退款'));
    };
    return { ...app, refund, sends: () => app.sent('POST', `charge/v2/api/orderRecords/${orderNo}/giveBack`) };
  };

  test('is found by its requestId', async () => {
    const backend = createBackend();
    backend.world.faults.set(GIVE_BACK, { kind: 'cutAfter' });
    const { refund, sends } = await openPurchase(backend);
    await refund();
    expect(await word('已申请退款')).toBeVisible();
    expect(await word('退款中')).toBeVisible();
    expect(sends()).toHaveLength(1);
  });

  test('is 未确认 where the gateway does not know the lookup; the order is read again', async () => {
    const backend = createBackend();
    backend.world.faults.set(GIVE_BACK, { kind: 'cutAfter' });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const { refund, sends } = await openPurchase(backend);
    await refund();
    expect(await word('申请退款还未确认，请稍后再看订单')).toBeVisible();
    expect(await word('退款中')).toBeVisible();
    expect(screen.queryByText('已申请退款')).toBeNull();
    expect(sends()).toHaveLength(1);
  });

  test('and that did not arrive either: it stays 未确认 beside the action, and another press sends nothing', async () => {
    const backend = createBackend();
    backend.world.faults.set(GIVE_BACK, { kind: 'cutBefore' });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const { refund, sends } = await openPurchase(backend);
    await refund();
    expect(await screen.findByRole('button', { name: /^申请退款.*还未确认/ }, WAIT)).toBeVisible();
    await refund();
    expect(await screen.findByRole('button', { name: /^申请退款.*还未确认/ }, WAIT)).toBeVisible();
    expect(sends()).toHaveLength(1);
  });
});
