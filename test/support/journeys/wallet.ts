import { fireEvent, screen } from '@testing-library/react';

import { payingDriver, quietWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { button, fillIn, link, press, WAIT, word } from '../seen';

export const walletJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver looks at the wallets, reads the ledger and has money paid out',
    options: () => ({ at: '/wallet', ...payingDriver(quietWorld({ seed: 'nothingOwed' })) }),
    run: async (app) => {
      await word('50.00');
      await app.look();
      fireEvent.click(await screen.findByLabelText(/鹏程物流车队钱包/, {}, WAIT));
      await word('800.00');
      await app.look();
      fireEvent.click(await screen.findByLabelText(/畅行停车钱包/, {}, WAIT));
      fireEvent.click(await link('余额明细'));
      await app.onScreen('walletDetail');
      await word('收入 50.00元，支出 0.00元');
      await app.look();
      fireEvent.change(screen.getByLabelText('类型'), { target: { value: '5' } });
      await word('收入 0.00元，支出 10.00元');
      await app.look();
      fireEvent.click(await screen.findByRole('link', { name: /余额提现/ }, WAIT));
      await app.onScreen('walletCash');
      await fillIn('提现金额（元）', '40.01');
      await word('最多可提现 40.00元');
      await app.look();
      app.world.faults.set('POST driver/v2/api/sendVerifyCode', { kind: 'http500', times: 1 });
      await fillIn('提现金额（元）', '30');
      fireEvent.click(await button('提现'));
      // Seconds that run are not the same at each look.
      await word('服务暂时不可用，请稍后重试');
      await app.look();
      fireEvent.click(await button('获取验证码'));
      await word('验证码已发送至 138****8000');
      await fillIn('短信验证码', app.world.tables.sms.at(-1)?.verifyCode ?? '');
      press('确认提现');
      await word('到账后才能再提现');
      await app.look();
    },
  },
];
