import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { LOTS } from '../../../mocks/world/core/seeded';
import { changeWorld } from '../../../mocks/world/scenarios';
import { REVIEW_MS } from '../../../mocks/world/vehicles/reviews';
import { payingDriver, quietWorld } from '../driverWorlds';
import { picturing } from '../pictures';
import type { RecordedJourney } from '../recordedJourneys';
import { button, fillIn, link, WAIT, word } from '../seen';

const take = async (name: string) => {
  const part = within(await screen.findByRole('region', { name: `${name}照片` }, WAIT));
  fireEvent.click(part.getByRole('button', { name: /^添加照片/ }));
  await part.findByText('已上传 1/1', {}, WAIT);
};

export const passJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver submits documents for a pass, mends a rejected picture and pays',
    options: () => {
      const backend = quietWorld();
      changeWorld(backend.world, 'passPhotoUnclear');
      const { host, ...paying } = payingDriver(backend);
      return { at: `/mounthlyNotarize?ruleId=rule-3&parkId=${LOTS.office}`, ...paying, host: picturing(host) };
    },
    run: async (app) => {
      fireEvent.click(await screen.findByRole('checkbox', { name: /已阅读并同意/ }, WAIT));
      fireEvent.click(await link('下一步，提交资料'));
      await fillIn('身份证号', '11010519491231002X');
      await fillIn('姓名', '林晓');
      await fillIn('住址或单位', '会展花园2栋1203');
      for (const name of ['行驶证', '房产证明']) await take(name);
      await app.look();
      fireEvent.click(await button('提交审核'));
      await word('已提交审核');
      await word(/前答复$/);
      await app.look();
      app.world.clock.advance(REVIEW_MS);
      fireEvent.click(await link(/^(查看月卡|去支付)$/));
      await word('审核未通过');
      await app.look();
      fireEvent.click(await link('修改资料，重新提交'));
      await word('房产证明照片不清晰，请重拍');
      await take('房产证明');
      await app.look();
      fireEvent.click(await button('重新提交'));
      await word('已提交审核');
      app.world.clock.advance(REVIEW_MS);
      fireEvent.click(await link(/^(查看月卡|去支付)$/));
      const pay = await button(/^为 月卡 微信支付 200\.00元/);
      await waitFor(() => expect(pay).toBeEnabled(), WAIT);
      fireEvent.click(pay);
      await word('支付成功');
      await app.look();
    },
  },
];
