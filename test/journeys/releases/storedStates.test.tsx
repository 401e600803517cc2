import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { PAYMENT_JOURNAL_KEY } from '@/flows/payment/journal/journalKey';
import { exportRecording } from '@/operations/recorder/exportRecording';

import { createBackend } from '../../../mocks/app';
import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { cashierHost, pays } from '../../support/cashier';
import { storedNames, storedState } from '../../support/lastRelease';
import { makeApp, type MakeAppOptions } from '../../support/makeApp';
import { picturingHost } from '../../support/pictures';
import { readFile } from '../../support/recordingFiles';
import { button, WAIT, word } from '../../support/seen';

jest.setTimeout(60_000);
const { lin, chen } = DRIVERS;
const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const FORM = `/billComplain?uniqueId=stay-0004&parkId=${LOTS.roadside}`;
const PAY = 'charge/v2/api/payCharges';
const PAY_BUTTON = /^为 粤B·12345 微信支付/;

const open = (state: Pick<MakeAppOptions, 'local' | 'tab' | 'cookies'>, options: MakeAppOptions = {}) => {
  const backend = options.backend ?? createBackend();
  return makeApp({ at: BILL, host: cashierHost(pays(backend)), ...state, ...options, backend });
};
/** Long enough for what would be sent to be sent. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));

describe('this release opens what the last one has stored', () => {
  test.each(['payment-lost', 'payment-confirming', 'payment-unresolved', 'payment-at-cashier', 'payment-cancelled'])(
    'an order without a known end blocks the bill (%s)',
    async (name) => {
      const app = await open(storedState(name), { signedInAs: lin.phone });
      await app.onScreen('payPage');
      await waitFor(() => {
        expect(Object.keys(app.store.getState().payment.attempts)).toHaveLength(1);
      }, WAIT);
      await rest();
      expect(screen.queryByRole('button', { name: PAY_BUTTON })).toBeNull();
      expect(app.sent('POST', PAY)).toEqual([]);
    },
  );

  test.each(['payment-closed', 'payment-refused'])(
    'one that is over does not, and it is paid once (%s)',
    async (name) => {
      const app = await open(storedState(name), { signedInAs: lin.phone });
      await app.user.click(await button(PAY_BUTTON));
      expect(await word('支付成功')).toBeVisible();
      expect(app.sent('POST', PAY)).toHaveLength(1);
    },
  );

  test('a payment that is settled stands at 我的, and its result is not shown again', async () => {
    const app = await open(storedState('payment-settled'), { signedInAs: lin.phone, at: '/mine' });
    expect(await word('支付成功')).toBeVisible();
    expect(await word('3.00')).toBeVisible();
    await rest();
    expect(app.store.getState().route.location.pathname).toBe('/mine');
  });

  test('what was sealed blocks another driver, and is opened again for its own', async () => {
    const state = storedState('payment-sealed');
    const other = await open(state, { signedInAs: chen.phone });
    expect(await word('结果确认中，请勿重复支付')).toBeVisible();
    expect(screen.queryByRole('button', { name: PAY_BUTTON })).toBeNull();
    other.stop();
    const own = storedState('payment-sealed');
    own.cookies.set('sessionOf', lin.driverId);
    const app = await open(own, { signedInAs: lin.phone });
    await waitFor(() => {
      expect(Object.keys(app.store.getState().payment.attempts)).toEqual(['parking:stay-0001,park-1']);
    }, WAIT);
    expect(screen.queryByRole('button', { name: PAY_BUTTON })).toBeNull();
    expect([...app.sent('POST', PAY), ...other.sent('POST', PAY)]).toEqual([]);
  });

  test('a visitor at the cashier', async () => {
    const app = await open(storedState('payment-visitor'));
    await app.onScreen('payPage');
    await rest();
    expect(screen.queryByRole('button', { name: PAY_BUTTON })).toBeNull();
    expect(app.sent('POST', PAY)).toEqual([]);
  });

  test('a session with a random mark becomes that of its driver, with the order that it left', async () => {
    const state = storedState('session-of-shell');
    const app = await open(state, { signedInAs: lin.phone });
    await waitFor(() => expect(state.cookies.get('sessionOf')).toBe(lin.driverId), WAIT);
    await waitFor(() => {
      expect(Object.values(app.store.getState().payment.attempts)[0]?.owner).toBe(lin.driverId);
    }, WAIT);
    await rest();
    expect(screen.queryByRole('button', { name: PAY_BUTTON })).toBeNull();
    expect(app.sent('POST', PAY)).toEqual([]);
  });

  test('a request without a result is asked about before another one is sent, and what was typed is there', async () => {
    const backend = createBackend();
    backend.world.faults.set('GET charge/v2/api/requests/{id}', { kind: 'http500' });
    const app = await open(storedState('request-unresolved'), { signedInAs: lin.phone, at: FORM, backend });
    expect(await screen.findByLabelText('情况说明', {}, WAIT)).toHaveValue('泊位被施工围住');
    expect(screen.getByLabelText('其他')).toBeChecked();
    fireEvent.click(await screen.findByRole('button', { name: /提交申诉|确认/ }, WAIT));
    await rest();
    expect(app.sent('POST', 'charge/v2/api/parkOrderAppeals/msp')).toEqual([]);
    expect(app.calls.some(({ path }) => path.startsWith('charge/v2/api/requests/'))).toBe(true);
  });

  test('a form has its text and its picture', async () => {
    await open(storedState('form'), { signedInAs: lin.phone, at: FORM, host: picturingHost() });
    expect(await screen.findByLabelText('情况说明', {}, WAIT)).toHaveValue('泊位被施工围住');
    expect(await word('已上传 1/1')).toBeVisible();
  });

  test('what was set aside waits for its driver', async () => {
    const backend = createBackend();
    const app = await open(storedState('form-aside'), { at: FORM, host: picturingHost(), backend });
    await act(async () => {
      const { driverId, ...pair } = signInAs(backend.world, lin.phone);
      await Promise.resolve(app.ports.session.adoptTokens(pair, app.ports.session.epoch(), driverId));
    });
    expect(await screen.findByLabelText('情况说明', {}, WAIT)).toHaveValue('泊位被施工围住');
    expect(await word('已上传 1/1')).toBeVisible();
  });

  test('home has its settings and, without a line, the kept bill; the recording of the tab goes on', async () => {
    const state = storedState('home');
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const app = await open(state, { at: '/home', fetch, signedInAs: lin.phone, records: true });
    expect(app.store.getState().preferences).toEqual({
      isElder: true,
      scheme: 'dark',
      hasConsented: true,
      readNotices: ['news-1'],
    });
    await waitFor(() => {
      expect(document.querySelector('[data-block="bills"] [data-card="old"]')).toHaveTextContent('6.00元');
    }, WAIT);
    app.go('/map');
    await app.onScreen('map');
    const { text } = exportRecording(app.app.recorder, app.ports, app.store.getState());
    const paths = readFile(text)
      .actions.filter(({ type }) => type === 'route/routeChanged')
      .map(({ payload }) => (payload as { location: { pathname: string } }).location.pathname);
    expect(paths).toEqual(expect.arrayContaining(['/mine', '/map']));
  });

  test('the way to a booked berth is shown without a line, and the openid is only claimed', async () => {
    const state = storedState('kept-way');
    const { orderNo } = JSON.parse(state.local.get('keptWay.v1:/') ?? '{}') as { orderNo: string };
    state.local.set('keptBill.v1:/', 'unreadable');
    const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const app = await open(state, { at: `/bookRecordDetail?orderNo=${orderNo}`, fetch, signedInAs: lin.phone });
    expect(await word(/A103/)).toBeVisible();
    expect(app.ports.session.provedOpenid()).toBe('');
    expect(state.local.get('openid')).toBe(lin.openid);
  });

  test('a payment in every step: each is there for its driver, and nothing of it for anybody else', async () => {
    const own = storedState('payments-every-step');
    const app = await open(own, { at: '/mine', signedInAs: lin.phone });
    await waitFor(() => {
      expect(Object.keys(app.store.getState().payment.attempts).length).toBeGreaterThan(50);
    }, WAIT);
    app.stop();
    const other = storedState('payments-every-step');
    other.cookies.clear();
    const next = await open(other, { at: '/mine', signedInAs: chen.phone });
    await waitFor(() => {
      expect(other.local.get(PAYMENT_JOURNAL_KEY)).not.toContain('粤Z·70707');
    }, WAIT);
    expect(JSON.stringify(next.store.getState().payment)).not.toContain('粤Z·70707');
  });

  test('no state of the corpus is left out above', () => {
    expect(storedNames).toHaveLength(18);
  });
});
