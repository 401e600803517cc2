import type { Scenario, World } from '../../World';
import { seedChargingCoupon, seedFullCar, seedPrepaidCharging, seedUnpaidCharging } from './chargingSeed';

const offerBoth = (world: World) => Object.assign(world.settings, { platBizType: 3, hasCharging: true });

export const chargingScenarios = {
  chargingOnly: {
    label: '只做充电的运营商',
    change: (world) => Object.assign(world.settings, { platBizType: 2, hasCharging: true }),
  },
  parkingAndCharging: { label: '停车和充电都做', change: offerBoth },
  chargingKept: {
    label: '充电已满，枪还没有拔',
    change: (world) => {
      offerBoth(world);
      seedFullCar(world);
    },
  },
  chargingPrepaid: {
    label: '充电先付50元，用不完退回',
    change: (world) => {
      offerBoth(world);
      seedPrepaidCharging(world);
    },
  },
  chargingCovered: {
    label: '充电订单可用全免券',
    change: (world) => {
      offerBoth(world);
      seedUnpaidCharging(world);
      seedChargingCoupon(world);
    },
  },
  chargingUnpaid: {
    label: '有一笔充电订单待支付',
    change: (world) => {
      offerBoth(world);
      seedUnpaidCharging(world);
    },
  },
  cardPhotoUnclear: {
    label: '充电卡的照片看不清卡号',
    change: (world) => Object.assign(world.settings, { readsCardPhotos: false }),
  },
} satisfies Record<string, Scenario>;
