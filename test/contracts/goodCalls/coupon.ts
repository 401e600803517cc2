import { DRIVERS, PLATES } from '../../../mocks/world/core/seeded';
import { INVITE_CODES } from '../../../mocks/world/merchant/invitations';
import { showQrCode } from '../../../mocks/world/merchant/merchantCodes';
import { SEEDED_COUPON_CODE, SEEDED_GIFT_CODE } from '../../../mocks/world/merchant/merchantSeed';
import type { GoodCalls, Started } from '../serviceCalls';

const MERCHANT = { merchantId: 'merchant-1' };

const lin = ({ world }: Started) => {
  const driver = world.tables.drivers.find(({ driverId }) => driverId === DRIVERS.lin.driverId);
  if (driver === undefined) throw new Error('No driver');
  return driver;
};
const grant = async (started: Started) => {
  const given = {
    requestId: 'request-1',
    ...MERCHANT,
    merchantCouponId: 'stock-1',
    plateNo: PLATES.free,
    num: 1,
    reason: '消费满额',
  };
  const { result } = await started.call('coupon.grantCoupon', given);
  return (result.data as { grantId: string }).grantId;
};

export const goodCalls: GoodCalls = {
  coupon: {
    getCouponsCount: () => undefined,
    listCoupons: () => ({ state: 1 }),
    claimGiftCoupons: () => ({ requestId: 'request-1' }),
    getInvitation: () => ({ code: INVITE_CODES.open }),
    getOwnInvitation: () => undefined,
    sendPlateCoupon: (started) => ({
      code: showQrCode(started.world, lin(started), 'stock-1', true).code,
      plateNo: PLATES.free,
    }),
    getCouponOffer: () => ({ code: SEEDED_COUPON_CODE }),
    getCoupon: () => ({ couponId: 'coupon-1' }),
    receiveCoupon: () => ({ code: SEEDED_GIFT_CODE }),
    listMerchants: () => undefined,
    getMerchant: () => MERCHANT,
    getMerchantCar: () => ({ ...MERCHANT, plateNo: PLATES.free }),
    listMerchantCoupons: () => MERCHANT,
    createCouponQrCode: () => ({ merchantCouponId: 'stock-1', useLimit: 0 }),
    listMerchantGrants: () => MERCHANT,
    getMerchantGrant: () => ({ grantId: 'grant-2' }),
    grantCoupon: () => ({
      requestId: 'request-1',
      ...MERCHANT,
      merchantCouponId: 'stock-1',
      plateNo: PLATES.free,
      num: 1,
      reason: '',
    }),
    revokeGrant: async (started) => ({ requestId: 'request-2', grantId: await grant(started) }),
    findRequest: () => ({ requestId: 'nobody-sent' }),
    listMerchantGoods: () => MERCHANT,
    listMerchantOrders: () => MERCHANT,
    createMerchantOrder: () => ({ requestId: 'request-1', ...MERCHANT, goodsId: 'goods-1', num: 10 }),
  },
};
