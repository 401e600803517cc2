import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { ANSWERED_MS } from '../../../mocks/world/support/feedbacks';
import { cashierHost } from '../cashier';
import { quietWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { answer, button, fillIn, link, WAIT, word } from '../seen';

/** A world in which the bank refuses the payment at the cashier. */
function refusingBank() {
  const backend = quietWorld();
  const host = cashierHost((payId) => {
    const payment = backend.world.tables.payments.find((row) => row.payId === payId);
    Object.assign(payment ?? {}, { state: 3, failReason: '银行卡余额不足' });
    return 'reported-ok';
  });
  return { backend, host, signedInAs: DRIVERS.lin.phone };
}

export const supportJourneys: readonly RecordedJourney[] = [
  {
    name: 'a payment fails, help is filled in, and the answer is read later and solves it',
    options: () => ({ at: `/payPage?uniqueId=stay-0001&parkId=${LOTS.city}`, ...refusingBank() }),
    run: async (app) => {
      fireEvent.click(await button(/微信支付/));
      await word('支付失败');
      await app.look();
      fireEvent.click(await link(/问题反馈/));
      await app.onScreen('customerServiceFeedBack');
      await word('stay-0001');
      await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveValue(DRIVERS.lin.phone), WAIT);
      await app.look();
      await fillIn('情况说明', '付了三次都失败');
      fireEvent.click(await button('提交反馈'));
      await app.onScreen('customerServiceFeedDetail');
      await word('客服会在这里回复，需要时也会打电话给您');
      await app.look();
      act(() => {
        app.world.clock.advance(ANSWERED_MS);
        app.go('/customerService/feedHistory');
      });
      await screen.findAllByText('新回复', {}, WAIT);
      await app.look();
      fireEvent.click(await link(/付了三次都失败/));
      await word(/没有付成，我们没有收到这/);
      await app.look();
      fireEvent.click(await button('已解决'));
      fireEvent.click(await answer('已解决'));
      await word('已关闭。还有问题，可以再提交一条反馈');
      await app.look();
    },
  },
];
