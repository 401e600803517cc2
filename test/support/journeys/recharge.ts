import { fireEvent, screen, waitFor } from '@testing-library/react';

import { payingDriver, quietWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { button, fillIn, WAIT, word } from '../seen';

/** The pay button, once the channels are known. */
const ready = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled(), WAIT);
  return found;
};

export const rechargeJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver recharges the balance',
    options: () => {
      const backend = quietWorld();
      backend.world.settings.walletPlan = 1;
      return { at: '/accountBalance', ...payingDriver(backend) };
    },
    run: async (app) => {
      await word('50.00');
      await app.look();
      await fillIn('其他金额（元）', '5000.01');
      await word('单次最多充值 5000.00元');
      await app.look();
      fireEvent.focus(screen.getByLabelText('其他金额（元）'));
      await screen.findByRole('group', { name: '数字键盘' });
      await app.look();
      fireEvent.click(await button('完成'));
      fireEvent.click(screen.getByLabelText('100.00元'));
      const pay = await ready('为 余额充值 微信支付 100.00元');
      await app.look();
      fireEvent.click(pay);
      await word('充值成功');
      await word('155.00');
      await app.look();
    },
  },
];
