import { fireEvent, screen } from '@testing-library/react';

import { pathTo } from '@/navigation/paths';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { picturingHost } from '../pictures';
import type { RecordedJourney } from '../recordedJourneys';
import { button, fillIn, link, type, WAIT, word } from '../seen';

const { phone } = DRIVERS.lin;

export const ownerJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver registers a room as its owner',
    options: () => ({ at: pathTo('userApplyHistory'), signedInAs: phone, host: picturingHost() }),
    run: async (app) => {
      await link(/莲花二村\s*12-402.*未通过/);
      await app.look();
      fireEvent.click(await link('登记房屋'));
      await app.onScreen('userApplyUserCheckIn');
      await fillIn('小区或停车场', '会展');
      fireEvent.click(await button('查找停车场'));
      fireEvent.click(await screen.findByRole('radio', { name: /会展中心南广场停车场/ }, WAIT));
      await app.look();
      type('楼栋', '3');
      type('单元（没有可不填）', '2');
      type('房号', '501');
      fireEvent.click(screen.getByRole('radio', { name: '业主' }));
      type('姓名', '林晓');
      type('身份证号', '11010519491231002X');
      fireEvent.click(await button('提交登记'));
      await word('请上传证明照片');
      await app.look();
      fireEvent.click(await button(/^添加照片/));
      await word('已上传 1/1');
      fireEvent.click(await button('提交登记'));
      await app.onScreen('userApplyResult');
      await word('物业核对中');
      await app.look();
      app.go(pathTo('userApplyHistory'));
      await link(/会展中心南广场停车场\s*3-2-501.*审核中/);
      await app.look();
      // The newest moment is the present, where the app goes on running, so it is not one to look back at.
      app.go('/mine');
      await link('业主登记');
    },
  },
];
