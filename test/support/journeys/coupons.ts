import { fireEvent, screen } from '@testing-library/react';

import { MINUTE_MS } from '@/lib/timeUnits';

import { createBackend } from '../../../mocks/app';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { SEEDED_COUPON_CODE, SEEDED_GIFT_CODE } from '../../../mocks/world/merchant/merchantSeed';
import type { RecordedJourney } from '../recordedJourneys';
import { button, link, WAIT, word } from '../seen';

const { phone } = DRIVERS.lin;
/** The world 90 minutes later, when 粤B·D12345 owes a fee in the lot of the bookshop. */
const later = () => {
  const backend = createBackend();
  backend.world.clock.advance(90 * MINUTE_MS);
  return backend;
};

export const couponsJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver looks through their coupons and types a code',
    options: () => ({ at: '/unused', signedInAs: phone, backend: createBackend() }),
    run: async (app) => {
      await link('未使用 4');
      await link('去使用 2元停车券');
      await app.look();
      fireEvent.click(await link('已使用 1'));
      await app.onScreen('used');
      await link('停车记录 3元停车券');
      await app.look();
      fireEvent.click(await link(/^未使用/));
      await app.onScreen('unused');
      fireEvent.click(await button('输入兑换码'));
      const field = await screen.findByLabelText('兑换码', {}, WAIT);
      await app.look();
      fireEvent.change(field, { target: { value: SEEDED_GIFT_CODE } });
      fireEvent.click(await button('兑换'));
      await app.onScreen('couponSuccess');
      await word('优惠券已到账');
      await app.look();
    },
  },
  {
    name: "a driver takes a merchant's coupon and goes to pay with it",
    options: () => ({ at: `/scanQRCode?code=${SEEDED_COUPON_CODE}`, signedInAs: phone, backend: later() }),
    run: async (app) => {
      await word(/剩余50张/);
      await button('领取到 粤B·D12345');
      await app.look();
      fireEvent.click(await button('粤B·12345'));
      await button('领取到 粤B·12345');
      await app.look();
      fireEvent.click(await button('粤B·D12345'));
      const take = await button('领取到 粤B·D12345');
      await app.look();
      fireEvent.click(take);
      await app.onScreen('scanQRCodeSuccess');
      await word('领取成功');
      await app.look();
      fireEvent.click(await button('为 粤B·D12345 缴费'));
      await app.onScreen('payPage');
      await button(/^为 粤B·D12345 (微信支付|确认)/);
      await app.look();
    },
  },
];
