import { act, fireEvent, screen } from '@testing-library/react';

import { ISSUED_MS } from '../../../mocks/world/invoices/invoices';
import { payingDriver, quietWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { answer, button, fillIn, link, WAIT, word } from '../seen';

export const invoiceJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver picks orders of two issuers, reviews and has them invoiced',
    options: () => ({ at: '/invoiceManage', ...payingDriver(quietWorld()) }),
    run: async (app) => {
      await word('1笔可开，6.00元');
      await app.look();
      app.go('/invoiceOrderList');
      fireEvent.click(await screen.findByRole('checkbox', { name: /充电费/ }, WAIT));
      await word('已选1笔，46.08元');
      await app.look();
      fireEvent.click(await screen.findByRole('checkbox', { name: /会展中心月卡/ }, WAIT));
      await word('已选2笔，286.08元');
      await app.look();
      fireEvent.click(await link('去开票'));
      await app.onScreen('makeInvoice');
      await fillIn('税号', '914403');
      fireEvent.click(await button('核对并提交'));
      await word('税号应为15、17、18或20位数字或大写字母');
      await app.look();
      await fillIn('税号', '91440300MA5EQXL178');
      fireEvent.click(await button('核对并提交'));
      await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      fireEvent.click(await answer('提交开票'));
      await app.onScreen('makeInvoiceSuccess');
      await app.look();
      fireEvent.click(await link('查看进度'));
      await app.onScreen('invoiceRecord');
      await screen.findAllByText('开票中', {}, WAIT);
      await app.look();
      act(() => {
        app.world.clock.advance(ISSUED_MS);
        app.outside.seeAgain();
      });
      await screen.findAllByText('已开票', {}, WAIT);
      await app.look();
    },
  },
  {
    name: 'a driver has an issued invoice made anew with another title',
    options: () => ({ at: '/invoiceRecord', ...payingDriver(quietWorld()) }),
    run: async (app) => {
      fireEvent.click(await screen.findByRole('link', { name: /鹏程物流/ }, WAIT));
      await app.onScreen('invoiceRecordDetail');
      await link(/^换开发票/);
      await app.look();
      fireEvent.click(await link(/^换开发票/));
      await app.onScreen('makeInvoice');
      await screen.findByLabelText('税号', {}, WAIT);
      await app.look();
      fireEvent.click(await button('核对并提交'));
      await word('抬头信息没有改动，不用换开');
      await app.look();
      await fillIn('税号', '91440300MA5DA1YM0Q');
      fireEvent.click(await button('核对并提交'));
      await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      fireEvent.click(await answer('确认换开'));
      await app.onScreen('makeInvoiceSuccess');
      await word('换开中');
      await app.look();
      act(() => {
        app.world.clock.advance(ISSUED_MS);
        app.world.clock.advance(ISSUED_MS);
        app.outside.seeAgain();
      });
      await word('已开票');
      await app.look();
    },
  },
];
