import { fireEvent, screen } from '@testing-library/react';

import { DRIVERS, LOTS } from '../../../mocks/world/core/seeded';
import { quietWorld } from '../driverWorlds';
import type { RecordedJourney } from '../recordedJourneys';
import { answer, button, link, noDialog, WAIT, word } from '../seen';

const { phone } = DRIVERS.lin;
/** The time until the toast is gone, which is the last thing that the notices flow does. */
const TOAST_GONE_MS = 3_300;
const RUNNING = `uniqueId=stay-0001&parkId=${LOTS.city}`;
const PAID = `uniqueId=stay-0007&parkId=${LOTS.mall}`;

export const recordsJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver reports having left and appeals the bill',
    options: () => ({ at: `/parkingRecordDetail?${RUNNING}`, backend: quietWorld(), signedInAs: phone }),
    run: async (app) => {
      fireEvent.click(await button(/我已离场/));
      await screen.findByRole('alertdialog', {}, WAIT);
      await app.look();
      fireEvent.click(await answer('已离场'));
      const appeal = await link(/账单申诉/);
      await app.look();
      fireEvent.click(appeal);
      await app.onScreen('billComplain');
      fireEvent.click(await screen.findByLabelText('时间错误', {}, WAIT));
      fireEvent.change(screen.getByLabelText('情况说明'), { target: { value: '十点就走了' } });
      await app.look();
      fireEvent.click(await button('提交申诉'));
      await app.onScreen('billComplainDetail');
      const withdraw = await button(/撤销申诉/);
      await app.look();
      fireEvent.click(withdraw);
      fireEvent.click(await answer('撤销申诉'));
      await word('已撤销申诉');
      await app.look();
      await app.rest(TOAST_GONE_MS);
    },
  },
  {
    name: 'a driver looks through their records',
    options: () => ({ at: '/parkingRecord', backend: quietWorld(), signedInAs: phone }),
    run: async (app) => {
      await screen.findByRole('option', { name: '粤B·88888' }, WAIT);
      await screen.findByRole('list', { name: '停车记录' }, WAIT);
      await app.look();
      fireEvent.change(screen.getByLabelText('车辆'), { target: { value: '粤B88888' } });
      await app.rest(300);
      await app.look();
      fireEvent.change(screen.getByLabelText('入场月份'), { target: { value: '2026-02' } });
      await word('暂无符合条件的停车记录');
      await app.look();
      app.go('/billRecord');
      await word(/^共2笔/);
      await app.look();
      app.go(`/parkingRecordDetail?${PAID}`);
      await app.onScreen('parkingRecordDetail');
      fireEvent.click(await button('放大离场照片'));
      await screen.findByRole('dialog', { name: /^离场照片/ }, WAIT);
      await app.look();
      fireEvent.click(await button('放大'));
      await button('缩小');
      await app.look();
      fireEvent.click(await button('关闭'));
      await noDialog();
      await app.look();
      fireEvent.click(await screen.findByRole('radio', { name: '5星，非常满意' }, WAIT));
      await app.look();
      fireEvent.click(await button('提交评价'));
      await word('我的评价');
      await app.look();
      await app.rest(TOAST_GONE_MS);
    },
  },
];
