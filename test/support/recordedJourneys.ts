import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';

import type { HostResult } from '@/host/HostAdapter';

import { DRIVERS, PLATES } from '../../mocks/world/core/seeded';
import { livingWorld, payingDriver } from './driverWorlds';
import { fakeHost } from './fakePorts';
import type { MakeAppOptions } from './makeApp';
import { PhotoForm } from './PhotoForm';
import type { RecordedApp } from './recordedApp';
import { button, noDialog, type, word } from './seen';

/**
 * What drivers do. Time travel and recordings replay it. A new flow adds a file to `journeys/` that exports one list. `run`
 * calls `app.look()` each time a screen is at rest.
 */
export interface RecordedJourney {
  readonly name: string;
  readonly options: () => MakeAppOptions;
  readonly run: (app: RecordedApp) => Promise<void>;
}

const { phone, password } = DRIVERS.lin;
const atCashier = () => payingDriver(livingWorld());

const denied: HostResult<never> = { ok: false, kind: 'denied', method: 'scan', retryable: false };
const photo = (name: string) => ({ base64: `/9j/${name}`, mime: 'image/jpeg', suffix: 'jpg', bytes: 4 }) as const;

const JOURNEYS = join(__dirname, 'journeys');
const fromFiles = readdirSync(JOURNEYS).flatMap((file) =>
  Object.values(jest.requireActual<Record<string, readonly RecordedJourney[]>>(join(JOURNEYS, file))).flat(),
);

export const recordedJourneys: readonly RecordedJourney[] = [
  {
    name: 'a driver pays a parking bill',
    options: () => ({ at: '/home', ...atCashier() }),
    run: async (app) => {
      const card = await screen.findByRole('link', { name: /粤B·12345.*6\.00\s*元/s }, { timeout: 12_000 });
      await app.look();
      fireEvent.click(card);
      await app.onScreen('payPage');
      fireEvent.click(await button('计费明细'));
      await app.look();
      fireEvent.click(screen.getByRole('link', { name: /更换/ }));
      await app.onScreen('choiceDiscountPage');
      await word('仅限第二人民医院停车场使用');
      await app.look();
      fireEvent.click(await button(/2元停车券/));
      await app.onScreen('payPage');
      const pay = await button('为 粤B·12345 微信支付 4.00元');
      await app.look();
      fireEvent.click(pay);
      await word('支付成功');
      await app.look();
    },
  },
  {
    name: 'a driver settles arrears',
    options: () => ({ at: '/arrearsPage', ...atCashier() }),
    run: async (app) => {
      await word('2笔欠费，合计');
      await app.look();
      app.go('/multiPayPage?arrearsOnly=1');
      await app.onScreen('multiPayPage');
      await button('为 2笔账单 微信支付 22.00元');
      await app.look();
      fireEvent.click(screen.getByRole('checkbox', { name: /粤B·88888/ }));
      const pay = await button('为 1笔账单 微信支付 12.00元');
      await app.look();
      fireEvent.click(pay);
      await word('支付成功');
      await app.look();
      app.go('/mine');
      await app.onScreen('mine');
      await word('林晓');
      await app.look();
    },
  },
  {
    name: 'a visitor looks around',
    options: () => ({ at: '/home', backend: livingWorld() }),
    run: async (app) => {
      await app.onScreen('home');
      await app.look();
      app.go('/newsList');
      await app.onScreen('newsList');
      await app.look();
      app.go('/mine');
      await app.onScreen('mine');
      await app.look();
      app.go('/userInfo');
      await app.onScreen('userInfo');
      await screen.findByRole('link', { name: '登录' });
      await app.look();
      app.go('/no/such/page');
      await app.onScreen('notFound');
      await app.look();
    },
  },
  {
    name: 'a driver signs in and out',
    options: () => ({ at: '/userInfo', backend: livingWorld() }),
    run: async (app) => {
      fireEvent.click(await screen.findByRole('link', { name: '登录' }, { timeout: 12_000 }));
      await app.onScreen('login');
      fireEvent.click(await screen.findByLabelText('密码登录'));
      await app.look();
      type('手机号', phone);
      type('密码', 'wrong123');
      fireEvent.click(screen.getByLabelText('我已阅读并同意'));
      fireEvent.click(await button('登录'));
      await word('手机号或密码不正确');
      await screen.findByLabelText('图形验证码');
      type('密码', password);
      type('图形验证码', [...app.world.sessions.challenges.values()].at(-1) ?? '');
      fireEvent.click(await button('登录'));
      await app.onScreen('userInfo');
      await screen.findAllByText('林晓', {}, { timeout: 12_000 });
      await app.look();
      fireEvent.click(await button('退出登录'));
      const dialog = await screen.findByRole('alertdialog');
      await app.look();
      const answers = [...dialog.querySelectorAll('button')];
      fireEvent.click(answers.find((one) => one.textContent === '退出登录') ?? dialog);
      await app.onScreen('home');
      await app.look();
    },
  },
  {
    name: 'a visitor queries a plate',
    options: () => ({ at: '/home', backend: livingWorld() }),
    run: async (app) => {
      await app.onScreen('home');
      await screen.findByRole('button', { name: /^车牌第1位/ }, { timeout: 12_000 });
      await app.look();
      await app.user.click(screen.getByRole('button', { name: /^车牌第1位/ }));
      await app.user.click(await button('粤'));
      await app.look();
      for (const sign of PLATES.visitorSeveral.slice(1)) await app.user.click(await button(sign));
      await app.look();
      fireEvent.click(await button('查询'));
      await app.onScreen('multiPayPage');
      await button(/^为 .+笔账单 /);
      await app.look();
    },
  },
  {
    name: 'a visitor scans codes',
    options: () => ({
      at: '/home',
      backend: livingWorld(),
      host: fakeHost({
        caps: { scan: false },
        pageApi: { ...fakeHost().pageApi, openCamera: () => Promise.resolve(denied) },
      }),
    }),
    run: async (app) => {
      const typeCode = async (text: string) => {
        fireEvent.click(await button(/扫码充电/));
        await screen.findByRole('dialog', { name: '扫一扫' }, { timeout: 12_000 });
        await word(/没有相机权限/);
        await app.look();
        fireEvent.click(await button('手动输入'));
        type('二维码上的编号或链接', text);
        await app.look();
        fireEvent.click(await button('确定'));
      };
      await button(/扫码充电/);
      await app.look();
      await typeCode('https://elsewhere.example/coupon');
      await screen.findByRole('dialog', { name: '二维码内容' }, { timeout: 12_000 });
      await app.look();
      fireEvent.click(await button('关闭'));
      await noDialog();
      await app.look();
      await typeCode(`${window.location.origin}/payPage?uniqueId=stay-0001&parkId=park-1`);
      await app.onScreen('payPage');
      await button(/^为 粤B·12345 (微信支付|确认(支付|用券))/);
      await noDialog();
      await app.look();
    },
  },
  {
    name: 'a driver adds photos to a form',
    options: () => {
      const backend = livingWorld();
      backend.world.faults.set('POST basic/v2/api/pictures', {
        kind: 'code',
        code: '0x999',
        msg: '图片太模糊',
        times: 1,
      });
      const chosen = [[photo('AAAA'), photo('BBBB')], [photo('CCCC')]];
      const pickImages = () => Promise.resolve({ ok: true as const, value: chosen.shift() ?? [] });
      return {
        at: '/mine',
        backend,
        signedInAs: phone,
        host: fakeHost({ pickImages }),
        beside: createElement(PhotoForm),
      };
    },
    run: async (app) => {
      await app.onScreen('mine');
      await word('林晓');
      await app.look();
      fireEvent.click(await button(/^添加照片/));
      await word('图片太模糊');
      await word('已上传 1/2');
      await app.look();
      fireEvent.click(await button('重试，第1张'));
      await word('已上传 2/2');
      await app.look();
      fireEvent.click(await button(/^添加照片/));
      await word('已上传 3/3');
      await app.look();
      fireEvent.click(await button('删除第2张'));
      await word('已上传 2/2');
      await app.look();
      fireEvent.click(await button('提交照片'));
      await word('最多3张');
      await app.look();
    },
  },
  ...fromFiles,
];
