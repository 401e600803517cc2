import { fireEvent, screen, within } from '@testing-library/react';

import { pathTo } from '@/navigation/paths';

import { DRIVERS } from '../../../mocks/world/core/seeded';
import { picturingHost } from '../pictures';
import type { RecordedJourney } from '../recordedJourneys';
import { answer, button, fillIn, WAIT, word } from '../seen';

const { phone } = DRIVERS.lin;

export const vehiclesJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver adds a vehicle and makes another one the default',
    options: () => ({ at: '/carManage', signedInAs: phone }),
    run: async (app) => {
      await word('已添加3辆，最多5辆');
      await app.look();
      fireEvent.click(await button('设为默认，粤B·D12345'));
      await button('设为默认，粤B·12345');
      await app.look();
      app.go('/addCar');
      fireEvent.blur(await fillIn('输入或粘贴整个车牌', '粤B66666'));
      await word(/蓝牌，请与车上的车牌核对/);
      await app.look();
      fireEvent.click(await screen.findByRole('checkbox', { name: '大型车黄牌' }));
      await word(/黄牌，请与车上的车牌核对/);
      await app.look();
      fireEvent.click(await button('确认添加'));
      await app.onScreen('carManage');
      await word('已添加4辆，最多5辆');
      await app.look();
      fireEvent.click(await button('解绑，粤B·66666'));
      await answer('解绑');
      await app.look();
      fireEvent.click(await answer('取消'));
    },
  },
  {
    name: 'a driver changes the order of automatic deductions',
    options: () => ({ at: pathTo('orderDeduction', { plateId: 'plate-3' }), signedInAs: phone }),
    run: async (app) => {
      fireEvent.click(await button('开通，粤B·88888 的余额自动扣款'));
      fireEvent.click(await answer('开通'));
      await word('离场时依次尝试：微信支付 → 余额');
      await app.look();
      fireEvent.click(await button('上移，余额'));
      await word('离场时依次尝试：余额 → 微信支付');
      await app.look();
      app.go('/sencelessPaymentList');
      await button('关闭，粤B·88888 的微信支付自动扣款');
      await app.look();
      fireEvent.click(await button('关闭，粤B·88888 的微信支付自动扣款'));
      fireEvent.click(await answer('关闭'));
      await word('已关闭 粤B·88888 的微信支付自动扣款');
      await app.look();
      app.go(pathTo('authorizationSuccess', { plateId: 'plate-2' }));
      await word('未开通');
      await app.look();
      app.go('/carManage');
      await word('已添加3辆，最多5辆');
    },
  },
  {
    name: 'a driver certifies a vehicle',
    options: () => ({ at: '/plateMaterial', signedInAs: phone, host: picturingHost() }),
    run: async (app) => {
      const rows = await screen.findAllByRole('link', { name: /^车辆认证.*未认证/ }, WAIT);
      await app.look();
      fireEvent.click(rows[0] as HTMLElement);
      await app.onScreen('plateMaterialEdit');
      for (const name of ['行驶证正页照片', '行驶证副页照片']) {
        const part = within(await screen.findByRole('region', { name }, WAIT));
        fireEvent.click(part.getByRole('button', { name: /^添加照片/ }));
        await part.findByText('已上传 1/1', {}, WAIT);
      }
      fireEvent.click(await button('提交审核'));
      await word('请填写车主姓名');
      await app.look();
      await fillIn('车主姓名', '林晓');
      await fillIn('身份证号', '11010519491231002X');
      fireEvent.click(await button('提交审核'));
      await app.onScreen('plateMaterialDetail');
      await word('审核中');
      await app.look();
      app.go(pathTo('plateDetail', { plateId: 'plate-2' }));
      await screen.findByRole('link', { name: /车辆认证.*认证审核中/ }, WAIT);
      await app.look();
      // The newest moment is the present, where the app goes on running, so it is not one to look back at.
      app.go('/carManage');
      await word('已添加3辆，最多5辆');
    },
  },
];
