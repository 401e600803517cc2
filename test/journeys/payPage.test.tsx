import { fireEvent, screen } from '@testing-library/react';

import { createBackend } from '../../mocks/app';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { isArrears } from '../../mocks/world/parking/stays';
import { payingDriver, payingVisitor } from '../support/driverWorlds';
import { makeApp } from '../support/makeApp';
import { button, press, type } from '../support/seen';

const BILL = '/payPage?uniqueId=stay-0001&parkId=park-1';
const payButton = (amount: string) => button(`为 粤B·12345 微信支付 ${amount}`);
jest.setTimeout(20_000);

describe('the bill of a driver', () => {
  test('the amount stands twice, on the card and on the button, and the card says what a coupon took off', async () => {
    await makeApp({ at: BILL, ...payingDriver() });
    expect(await payButton('3.00元')).toHaveTextContent(/^微信支付 3\.00元$/);
    expect(screen.getByText('已用券 -3.00元')).toBeVisible();
    expect(document.body.textContent.match(/[^-减\d]3\.00元/g)).toHaveLength(2);
  });

  test('a coupon of the address is the one that is used, until the driver chooses another', async () => {
    const backend = createBackend();
    const { user, onScreen } = await makeApp({ at: `${BILL}&couponId=coupon-1`, ...payingDriver(backend) });
    await payButton('4.00元');
    expect(screen.getByText('已用券 -2.00元')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /更换/ }));
    await onScreen('choiceDiscountPage');
    await user.click(await button(/^不使用优惠/));
    await payButton('6.00元');
    expect(screen.queryByText(/已用券/)).toBeNull();
  });

  test('the bill of a stay that is over has a fixed fee: no time of it, and no countdown', async () => {
    const backend = createBackend();
    const stay = backend.world.tables.stays.find((row) => isArrears(backend.world, row));
    await makeApp({ at: `/payPage?uniqueId=${stay!.uniqueId}&parkId=${stay!.parkId}`, ...payingDriver(backend) });
    await screen.findByText('欠费待补缴', {}, { timeout: 8_000 });
    await button(/^为 .+ 微信支付 /);
    expect(document.body).not.toHaveTextContent(/费用截至|更新/);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('我已离场 is a line of text below everything else', async () => {
    await makeApp({ at: BILL, ...payingDriver() });
    await payButton('3.00元');
    expect(screen.getByRole('button', { name: '我已离场' }).closest('p')).toHaveTextContent(
      '车已开走，停车场还在计费？ 我已离场',
    );
  });
});

test('the coupon that signing in brings is said beside the amount, and not as a change of the fee', async () => {
  const backend = createBackend();
  const { phone, password } = DRIVERS.lin;
  const { user, onScreen, world } = await makeApp({ at: BILL, ...payingVisitor(backend) });
  world.faults.set('POST charge/v2/api/payCharges', { kind: 'code', code: '0xd12501001', msg: '', times: 1 });
  await user.click(await payButton('6.00元'));
  await onScreen('login');
  fireEvent.click(await screen.findByLabelText(/密码登录/));
  type('手机号', phone);
  type('密码', password);
  fireEvent.click(screen.getByLabelText('我已阅读并同意'));
  press('登录');
  await onScreen('payPage');
  await payButton('3.00元');
  expect(screen.getByText('已用券 -3.00元')).toBeVisible();
  expect(screen.queryByText(/金额已由/)).toBeNull();
});
