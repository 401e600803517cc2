import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { MINUTE_MS, SECOND_MS } from '@/lib/timeUnits';

import { createBackend } from '../../mocks/app';
import { sendSmsCode } from '../../mocks/world/account/accounts';
import { DRIVERS, LOTS } from '../../mocks/world/core/seeded';
import { openPayment } from '../../mocks/world/money/payments';
import { enter, walletOf } from '../../mocks/world/money/wallets';
import { REFUND_REVIEW_MS, REFUND_WAY_MS, requestRefund } from '../../mocks/world/wallet/balanceRefunds';
import { hostileStrings } from '../corpus/hostileStrings';
import { payingDriver } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, fillIn, link, noDialog, pressWithout, WAIT, word } from '../support/seen';

jest.setTimeout(60_000);

const { lin, chen } = DRIVERS;
const OWN = `wallet-of-${lin.driverId}`;
const REFUNDS = 'driver/v2/api/balanceRefunds';
const LOOK_UP = 'GET driver/v2/api/requests/{id}';

type Backend = ReturnType<typeof createBackend>;
const open = (at: string, backend: Backend = createBackend(), phone: string = lin.phone) =>
  makeApp({ at, backend, signedInAs: phone });
const balanceOf = ({ world }: Backend) => walletOf(world, lin.driverId).balance;

/** A bill of 12.00 is paid from the balance. */
const payBill = ({ world }: Backend) =>
  openPayment(
    world,
    {
      items: [{ uniqueId: 'stay-0004', parkId: LOTS.roadside, payAmount: 1_200 }],
      ...{ isBatch: false, totalAmount: 1_200, payChannel: 6, couponIds: [], returnPath: '/home', requestId: 'bill' },
    },
    lin.driverId,
  );

describe('the ledger', () => {
  test('says by month what came in and went out, and each line leads to what it was for', async () => {
    const backend = createBackend();
    payBill(backend);
    const app = await open('/accountBalanceDetail', backend);
    expect(await word('收入 50.00元，支出 12.00元')).toBeVisible();
    expect(await word('余额 38.00元')).toBeVisible();
    expect(screen.getByText(/含赠送金 10.00元/)).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: /福华一路/ }));
    await app.onScreen('parkingRecordDetail');
    expect(window.location.search).toContain('uniqueId=stay-0004');
  });

  test('is narrowed to a month and a kind, and copied as text', async () => {
    const app = await open('/accountBalanceDetail');
    fireEvent.change(await screen.findByLabelText('类型', {}, WAIT), { target: { value: '5' } });
    expect(await word('余额提现')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('华强北路段')).toBeNull(), WAIT);
    const copy = jest.spyOn(app.ports.page, 'copy');
    fireEvent.click(await button('导出'));
    expect(await word('已复制全部1条明细')).toBeVisible();
    expect(copy.mock.calls).toEqual([['2026-02-08 12:00 余额提现 -10.00元 余额 8.00元']]);
    fireEvent.change(screen.getByLabelText('类型'), { target: { value: '4' } });
    expect(await word('暂无符合条件的明细')).toBeVisible();
    fireEvent.click(await button('看全部'));
    expect(await word('华强北路段')).toBeVisible();
  });

  test('a kind and a direction that nobody knows are shown without a sign, and not counted', async () => {
    const backend = createBackend();
    const wallet = walletOf(backend.world, lin.driverId);
    enter(backend.world, wallet, { recordType: 1, cents: 700, bizType: 0, bizNo: '', payChannel: 0, title: '' });
    const fetch = backend.app.fetch.bind(backend.app);
    backend.app.fetch = async (...asked: Parameters<typeof fetch>) => {
      const response = await fetch(...asked);
      if (!asked[0].url.includes('walletRecords')) return response;
      const body = await response.text();
      return new Response(
        body.replace('"recordType":1,"direction":1,"amount":700', '"recordType":77,"direction":9,"amount":700'),
        response,
      );
    };
    await open('/accountBalanceDetail', backend);
    expect(await word('其他变动')).toBeVisible();
    expect(screen.getByText(/，1笔未计入$/)).toBeVisible();
  });

  test('a driver without one is told so; a wallet that is not theirs is not there', async () => {
    await open('/accountBalanceDetail', createBackend(), chen.phone);
    expect(await word('余额还没有变动')).toBeVisible();
  });

  test('of a shared wallet bears its name', async () => {
    const app = await open('/walletDetail?walletId=wallet-group-1');
    expect(await screen.findByRole('heading', { name: '鹏程物流车队钱包明细' }, WAIT)).toBeVisible();
    expect(await word('收入 800.00元，支出 0.00元')).toBeVisible();
    app.go('/walletDetail?walletId=wallet-of-nobody');
    expect(await word('没有找到这个钱包，链接可能已失效')).toBeVisible();
  });
});

describe('a pay-out', () => {
  const SENT = /^验证码已发送至 138\*{4}8000$/;
  const codeIn = ({ world }: Backend) => world.tables.sms.at(-1)?.verifyCode ?? '';
  /** The amount, 提现, and the sheet is there with a code on its way. */
  const askFor = async (amount: string) => {
    await fillIn('提现金额（元）', amount);
    fireEvent.click(await button('提现'));
    await word(SENT);
  };
  const prove = async (code: string) => {
    await fillIn('短信验证码', code);
    fireEvent.click(await button('确认提现'));
  };
  const cashOut = async (amount: string, backend: Backend) => {
    await askFor(amount);
    await prove(codeIn(backend));
  };
  const strict = () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    backend.world.settings.universalCode = '';
    return backend;
  };

  test('takes no gift, asks for a code, and then shows where it is until the money is there', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    const app = await open('/accountBalanceCash', backend);
    expect(await word('40.00')).toBeVisible();
    for (const [typed, problem] of [
      ['0', '最少提现 0.01元'],
      ['40.01', '最多可提现 40.00元'],
      ['1.234', '金额最多到分，如 88.88'],
      ['八块', '请输入金额，如 88.88'],
    ] as const) {
      await fillIn('提现金额（元）', typed);
      expect(screen.getByLabelText('提现金额（元）')).toHaveAccessibleDescription(problem);
      expect(await pressWithout('提现', problem)).toBe(screen.getByLabelText('提现金额（元）'));
    }
    fireEvent.click(await button('全部'));
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('40.00');
    await fillIn('提现金额（元）', '30元');
    await askFor('30元');
    fireEvent.click(await button('关闭'));
    expect(app.sent('POST', REFUNDS)).toEqual([]);
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('30元');
    await cashOut('30元', backend);
    expect(backend.world.tables.sms).toHaveLength(1);
    expect(await word('提现 30.00元')).toBeVisible();
    expect(screen.getAllByText('审核中')).not.toHaveLength(0);
    expect(await word('到账后才能再提现')).toBeVisible();
    expect(app.sent('POST', REFUNDS)).toHaveLength(1);
    expect(balanceOf(backend)).toBe(2_000);
    act(() => {
      backend.world.clock.advance(REFUND_REVIEW_MS);
      app.outside.seeAgain();
    });
    expect(await word('审核通过')).toBeVisible();
    expect(screen.getByText(/原路退回微信，预计最晚/)).toBeVisible();
    act(() => {
      backend.world.clock.advance(REFUND_WAY_MS + MINUTE_MS);
      app.outside.seeAgain();
    });
    await waitFor(() => expect(screen.getAllByText('已到账').length).toBeGreaterThan(1), WAIT);
    expect(await screen.findByLabelText('提现金额（元）', {}, WAIT)).toHaveValue('');
  });

  test('that was refused says why, that the money is back, and what to do', async () => {
    const backend = createBackend();
    requestRefund(backend.world, lin.driverId, '', 1_000);
    backend.world.clock.advance(REFUND_REVIEW_MS);
    const app = await open('/accountBalanceCash', backend);
    expect(await word('您有未补缴的停车费，请补缴后再申请')).toBeVisible();
    expect(screen.getByText(/10.00元 已退回余额/)).toBeVisible();
    fireEvent.click(await link('去补缴'));
    await app.onScreen('arrearsPage');
  });

  test('whose answer is lost is asked about and sent once', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    backend.world.faults.set(`POST ${REFUNDS}`, { kind: 'cutAfter', times: 1 });
    const app = await open('/accountBalanceCash', backend);
    await cashOut('5', backend);
    expect(await word('提现 5.00元')).toBeVisible();
    expect(app.sent('POST', REFUNDS)).toHaveLength(1);
    expect(balanceOf(backend)).toBe(4_500);
  });

  test('of which nobody knows whether it was received is 未确认, and the amount stays', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    backend.world.faults.set(`POST ${REFUNDS}`, { kind: 'cutBefore' });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const app = await open('/accountBalanceCash', backend);
    await cashOut('5', backend);
    expect(await word(/^提现结果未确认，请勿重复提交/)).toBeVisible();
    await noDialog();
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('5');
    expect(app.sent('POST', REFUNDS)).toHaveLength(1);
  });

  test('that an earlier press has made is found before another code is sent', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    backend.world.faults.set(`POST ${REFUNDS}`, { kind: 'cutAfter' });
    backend.world.faults.set(LOOK_UP, { kind: 'http404' });
    const app = await open('/accountBalanceCash', backend);
    await askFor('5');
    // Else the list would show it, and the form would be gone.
    backend.world.faults.set(`GET ${REFUNDS}`, { kind: 'http500' });
    await prove(codeIn(backend));
    expect(await word(/^提现结果未确认，请勿重复提交/)).toBeVisible();
    backend.world.faults.clear();
    fireEvent.click(await button('提现'));
    expect(await word('上次的提现已经收到，没有重复提交')).toBeVisible();
    expect(backend.world.tables.sms).toHaveLength(1);
    expect(app.sent('POST', REFUNDS)).toHaveLength(1);
  });

  test('with a code that is wrong or of another errand is refused below the code; the amount stays, and the right one goes through', async () => {
    const backend = strict();
    const app = await open('/accountBalanceCash', backend);
    await fillIn('提现金额（元）', '5');
    sendSmsCode(backend.world, lin.phone, 'deleteAccount');
    const other = codeIn(backend);
    backend.world.clock.advance(MINUTE_MS);
    await askFor('5');
    for (const [typed, said] of [
      ['12', '请输入6位数字验证码'],
      [other, '验证码不正确或已过期'],
    ] as const) {
      await prove(typed);
      await waitFor(() => expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription(said), WAIT);
    }
    expect(app.sent('POST', REFUNDS)).toHaveLength(1);
    expect(balanceOf(backend)).toBe(5_000);
    expect(screen.queryByText(/提现失败/)).toBeNull();
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('5');
    await prove(codeIn(backend));
    expect(await word('提现 5.00元')).toBeVisible();
    expect(balanceOf(backend)).toBe(4_500);
  });

  test('takes no text for a code that is none, whatever is pasted, and sends none of it', async () => {
    const app = await open('/accountBalanceCash', strict());
    await askFor('5');
    const cell = screen.getByLabelText('短信验证码');
    for (const text of hostileStrings) {
      fireEvent.change(cell, { target: { value: '123456' } });
      expect(cell).not.toHaveAccessibleDescription();
      fireEvent.change(cell, { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: '确认提现' }));
      expect(cell).toHaveAccessibleDescription('请输入6位数字验证码');
    }
    expect(app.sent('POST', REFUNDS)).toEqual([]);
  });

  test('with a code that is too old is refused, and another one can be sent', async () => {
    const backend = strict();
    await open(`/walletCash?walletId=${OWN}`, backend);
    await askFor('5');
    const old = codeIn(backend);
    act(() => backend.world.clock.advance(6 * MINUTE_MS));
    await prove(old);
    expect(await word('验证码不正确或已过期')).toBeVisible();
    sendSmsCode(backend.world, lin.phone, 'balanceRefund');
    await prove(codeIn(backend));
    expect(await word('提现 5.00元')).toBeVisible();
  });

  test('for which no code can be sent says why in the sheet, and how long to wait', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    sendSmsCode(backend.world, lin.phone, 'login');
    backend.world.clock.advance(20 * SECOND_MS);
    const app = await open('/accountBalanceCash', backend);
    await fillIn('提现金额（元）', '5');
    fireEvent.click(await button('提现'));
    expect(await word('验证码发送太频繁，请40秒后再试')).toBeVisible();
    expect(screen.queryByText(SENT)).toBeNull();
    expect(screen.getByRole('button', { name: /^(40|39)秒后重发$/ })).toBeDisabled();
    expect(app.sent('POST', REFUNDS)).toEqual([]);
  });

  test('that is refused for another reason closes the sheet and says so beside the amount', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    backend.world.settings.walletPlan = 1;
    await open('/accountBalanceCash', backend);
    await askFor('5');
    walletOf(backend.world, lin.driverId).state = 2;
    await prove(codeIn(backend));
    expect(await word(/^提现失败，余额未扣。钱包已冻结，暂不能提现/)).toBeVisible();
    await noDialog();
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('5');
  });

  test('of an account without a phone number asks to bind one first, and comes back', async () => {
    const backend = createBackend({ seed: 'nothingOwed' });
    const app = await open('/accountBalanceDetail', backend);
    await word('余额 50.00元');
    for (const driver of backend.world.tables.drivers) if (driver.driverId === lin.driverId) driver.phone = '';
    app.go('/accountBalanceCash');
    expect(await word('提现要验证手机号，请先绑定')).toBeVisible();
    fireEvent.click(await link('去绑定手机号'));
    await app.onScreen('bindPhone');
    await fillIn('手机号', lin.phone);
    fireEvent.click(await button('获取验证码'));
    await waitFor(() => expect(codeIn(backend)).not.toBe(''), WAIT);
    await fillIn('验证码', codeIn(backend));
    fireEvent.click(await button('绑定手机号'));
    await app.onScreen('accountBalanceCash');
    expect(await screen.findByLabelText('提现金额（元）', {}, WAIT)).toBeVisible();
  });

  test('of gifts alone, of a frozen or of a shared wallet cannot be asked for, and why is said', async () => {
    const backend = createBackend();
    const wallet = walletOf(backend.world, lin.driverId);
    enter(backend.world, wallet, { recordType: 3, cents: -4_000, bizType: 1, bizNo: '', payChannel: 6, title: '停车' });
    const app = await open('/accountBalanceCash', backend);
    expect(await word('余额都是赠送金，只能用于支付，不能提现')).toBeVisible();
    wallet.state = 2;
    app.go(`/walletCash?walletId=${OWN}`);
    expect(await word('钱包已冻结，暂不能提现，请联系客服')).toBeVisible();
    app.go('/walletCash?walletId=wallet-group-1');
    expect(await word('共享钱包请由管理员申请提现')).toBeVisible();
    expect(screen.queryByLabelText('提现金额（元）')).toBeNull();
  });
});

describe('one balance or several wallets, never both', () => {
  test('each of the two addresses shows the wallets of a driver with several', async () => {
    const app = await open('/accountBalance');
    await app.onScreen('accountBalance');
    expect(await screen.findByLabelText(/鹏程物流车队钱包/, {}, WAIT)).toBeVisible();
    expect(await link('提现')).toHaveAttribute('href', `/walletCash?walletId=${OWN}`);
    expect(await link('余额明细')).toHaveAttribute('href', `/walletDetail?walletId=${OWN}`);
  });

  test('each of the two shows the balance of a driver with one', async () => {
    const backend = createBackend({ seed: 'oneBalance' });
    const app = await makeApp({ at: '/wallet', ...payingDriver(backend) });
    await app.onScreen('wallet');
    expect(await link('提现')).toHaveAttribute('href', '/accountBalanceCash');
    expect(screen.queryByLabelText(/鹏程物流车队钱包/)).toBeNull();
    fireEvent.click(await screen.findByLabelText('50.00元', {}, WAIT));
    const pay = await button('为 余额充值 微信支付 50.00元');
    await waitFor(() => expect(pay).toBeEnabled(), WAIT);
    fireEvent.click(pay);
    await app.onScreen('walletResult');
    expect(await word('当前余额')).toBeVisible();
    expect(await word('100.00')).toBeVisible();
  });
});

describe('several wallets', () => {
  test('the default one first; another one is chosen and recharged, and its new balance is read', async () => {
    const backend = createBackend();
    const app = await makeApp({ at: '/wallet', ...payingDriver(backend) });
    await app.onScreen('wallet');
    expect(await word('50.00')).toBeVisible();
    expect(await link('提现')).toHaveAttribute('href', `/walletCash?walletId=${OWN}`);
    fireEvent.click(await screen.findByLabelText(/鹏程物流车队钱包/, {}, WAIT));
    expect(await word('800.00')).toBeVisible();
    fireEvent.click(await screen.findByLabelText('50.00元', {}, WAIT));
    const pay = await button('为 鹏程物流车队钱包 微信支付 50.00元');
    await waitFor(() => expect(pay).toBeEnabled(), WAIT);
    fireEvent.click(pay);
    await app.onScreen('walletResult');
    expect(await word('充值成功')).toBeVisible();
    expect(await word('850.00')).toBeVisible();
    expect(balanceOf(backend)).toBe(5_000);
    fireEvent.click(await link('查看余额'));
    await app.onScreen('wallet');
    expect(await word('850.00')).toBeVisible();
  });

  test.each([
    ['frozen', 2, '已冻结'],
    ['closed', 3, '已注销'],
  ] as const)(
    'a %s wallet shows its balance, and can be neither recharged nor paid out',
    async (_name, state, said) => {
      const backend = createBackend();
      walletOf(backend.world, lin.driverId).state = state;
      const app = await open('/wallet', backend);
      expect(await word(said)).toBeVisible();
      expect(await word('50.00')).toBeVisible();
      fireEvent.click(await screen.findByLabelText('50.00元', {}, WAIT));
      expect(await word(`钱包${said}，暂不能充值，请联系客服`)).toBeVisible();
      app.go(`/walletCash?walletId=${OWN}`);
      expect(await word(`钱包${said}，暂不能提现，请联系客服`)).toBeVisible();
      expect(screen.queryByLabelText('提现金额（元）')).toBeNull();
    },
  );

  test('where a wallet pays, by distance', async () => {
    const app = await open('/suitBalanceParks?walletId=wallet-group-1');
    expect(await screen.findAllByRole('listitem', {}, WAIT)).toHaveLength(2);
    app.go('/suitBalanceParks?walletId=wallet-of-nobody');
    expect(await word('钱包不存在')).toBeVisible();
  });
});
