import { createHash } from 'node:crypto';

import * as v from 'valibot';

import { hostAppInfoSchema, jsapiSignatureSchema, mapApiKeySchema } from '@/services/basic/hostConfig';
import type { MenuEntry } from '@/services/basic/menu';
import { homeMenuSchema, operatorFeatureConfigSchema } from '@/services/basic/menu';
import { menuEntryAddressSchema } from '@/services/basic/menuEntryAddress';

import { menuIcon } from '../../pictures/menuIcons';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { type Endpoint, open } from '../endpoint';
import { address, filled } from '../requests';

const APP_ID = 'wx0123456789abcdef';

/** entryId, entryName, entryType and needLogin, as the operator has set them. */
const ENTRIES: readonly (readonly [string, string, number, 0 | 1])[] = [
  ['SCAN_CHARGING', '扫码充电', 1, 0],
  ['BAG', '月卡办理', 1, 0],
  ['DIFF_TIME', '错时停车', 1, 0],
  ['ACCOUNT_RECHARGE', '钱包充值', 1, 1],
  ['VEHICLE_BINDING', '我的车辆', 1, 1],
  ['OPEN_WITHHOLD', '无感支付', 1, 1],
  ['CHARGING_STATION', '充电站', 1, 0],
  ['INVOICE', '开发票', 1, 1],
  ['COUPON', '优惠券', 1, 1],
  ['CUSTOMER_SERVICE', '联系客服', 1, 0],
  ['PARK_COLLECTION', '我的收藏', 1, 1],
  ['BOOK', '车位预约', 1, 0],
  ['ROAD_RESCUE', '道路救援', 2, 0],
  ['TRAFFIC_TICKET', '违章查询', 2, 1],
  ['INSURANCE', '车险服务', 3, 0],
];

const COLUMNS = 5;

const entries = (): MenuEntry[] =>
  ENTRIES.map(([entryId, entryName, entryType, needLogin]) => ({
    entryId,
    entryName,
    entryType,
    needLogin,
    icon: menuIcon(entryId),
  }));

/** The addresses of the entries that are not pages of the app. */
const OUTSIDE: Readonly<Record<string, string>> = {
  ROAD_RESCUE: 'https://rescue.example.com/h5/index',
  TRAFFIC_TICKET: 'https://traffic.example.com/query',
  INSURANCE: 'https://insurance.example.org/',
};

export const basicEndpoints: readonly Endpoint[] = [
  open('GET', 'basic/v2/api/homeFuncEntries', homeMenuSchema, () => ({ list: entries(), column: COLUMNS })),
  open('GET', 'basic/v2/api/menuConfigs', operatorFeatureConfigSchema, ({ world: { settings } }) => ({
    news: 1,
    payForOthers: 1,
    homeParkingCharge: settings.platBizType === 2 ? 0 : 1,
    charging: settings.hasCharging ? 1 : 0,
    platBizType: settings.platBizType,
    bagPlan: 1,
    walletPlan: settings.walletPlan,
    supportBalance: 1,
    bagVehicle: 1,
    chargingBerth: settings.hasCharging ? 1 : 0,
    coupon: 1,
    diffTime: 1,
    elecInvoice: 1,
    etcp: 0,
    filterParkingType: 1,
    roadParking: 1,
    scan: 1,
    ...settings.menu,
  })),
  open(
    'GET',
    'basic/v2/api/getH5Url',
    menuEntryAddressSchema,
    v.object({ pageId: filled, driverId: v.optional(filled) }),
    ({ asked }) => {
      const { pageId, driverId } = asked;
      const address = OUTSIDE[pageId];
      if (address === undefined) throw new Refusal(REFUSALS.notFound, '页面不存在');
      return { url: driverId === undefined ? address : `${address}?${new URLSearchParams({ driverId }).toString()}` };
    },
  ),
  open('GET', 'basic/v2/api/applicationInfos', hostAppInfoSchema, ({ clientType }) => ({
    appId: clientType === 3 ? '2021000000000000' : APP_ID,
    appName: '畅行停车',
  })),
  open('GET', 'basic/v2/api/getAk', mapApiKeySchema, () => ({ ak: 'mock-map-key' })),
  open(
    'GET',
    'basic/v2/api/jsapiSigns',
    jsapiSignatureSchema,
    v.object({ url: address }),
    ({ world, asked: { url } }) => {
      if (url.includes('#')) throw new Refusal(REFUSALS.badRequest, '签名地址不能带#');
      const timestamp = Math.floor(world.clock.now() / 1000);
      const nonceStr = world.randomText(16);
      const signed = `jsapi_ticket=mock&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
      return { appId: APP_ID, timestamp, nonceStr, signature: createHash('sha1').update(signed).digest('hex') };
    },
  ),
];
