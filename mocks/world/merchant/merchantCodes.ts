import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import type { DriverRow } from '../account/accountTables';
import { Refusal, REFUSALS } from '../core/Refusal';
import { issueCoupon } from '../coupons/coupons';
import type { CouponRow } from '../coupons/couponTables';
import type { World } from '../World';
import { firstCoupon, give, readPlate, refuseUngivable, refuseUngivableTo } from './merchantGrants';
import { merchantById, stockOf } from './merchants';
import type { MerchantRow, QrCodeRow, StockRow } from './merchantTables';

/** How long a displayed QR code is valid. */
export const QR_LIFE_MS = 5 * MINUTE_MS;

export const GIFT_DAYS = 30;

export function showQrCode(world: World, driver: DriverRow, merchantCouponId: string, isOnce: boolean): QrCodeRow {
  const stock = stockOf(world, driver.driverId, merchantCouponId);
  refuseUngivable(world, stock, 1, driver.driverId);
  const row: QrCodeRow = {
    code: `C${world.randomText(15)}`,
    merchantCouponId,
    operatorId: driver.driverId,
    operator: driver.nickName,
    endAt: world.clock.now() + QR_LIFE_MS,
    isOnce,
    takenBy: [],
  };
  world.tables.merchant.qrCodes.push(row);
  return row;
}

function codeBehind(world: World, code: string): { stock: StockRow; qrCode: QrCodeRow } {
  const qrCode = world.tables.merchant.qrCodes.find((row) => row.code === code);
  const stock = world.tables.merchant.stock.find((row) => row.merchantCouponId === qrCode?.merchantCouponId);
  if (qrCode === undefined || stock === undefined) throw new Refusal(REFUSALS.notFound, '二维码无效');
  return { stock, qrCode };
}

function refuseOver(world: World, { stock, qrCode }: { stock: StockRow; qrCode: QrCodeRow }): void {
  if (qrCode.isOnce && qrCode.takenBy.length > 0) throw new Refusal(REFUSALS.couponReceived, '该二维码已被领取');
  if (qrCode.endAt < world.clock.now()) throw new Refusal(REFUSALS.couponOver, '二维码已过期，请商户重新出示');
  refuseUngivable(world, stock, 1, qrCode.operatorId);
}

/** The stock behind a displayed code. Throws a refusal if this recipient has already received a coupon from it, or if the code has ended. */
function takeCode(world: World, code: string, taker: string): { stock: StockRow; qrCode: QrCodeRow } {
  const behind = codeBehind(world, code);
  if (behind.qrCode.takenBy.includes(taker)) throw new Refusal(REFUSALS.couponReceived, '您已领取过该优惠券');
  refuseOver(world, behind);
  return behind;
}

export interface OfferedCode {
  stock: StockRow;
  merchant: MerchantRow;
  qrCode: QrCodeRow;
  /** Why the coupons can no longer be received; empty while they can. */
  closedReason: string;
}

/** The offer of a displayed code. Anybody may view it. */
export function offeredBy(world: World, code: string): OfferedCode {
  const behind = codeBehind(world, code);
  const merchant = merchantById(world, behind.stock.merchantId);
  try {
    refuseOver(world, behind);
    return { ...behind, merchant, closedReason: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...behind, merchant, closedReason: error.message };
  }
}

/** Uses a displayed code for a car. Anybody may do this. */
export function sendToPlate(world: World, code: string, plate: string): CouponRow {
  const plateNo = readPlate(plate);
  const { stock, qrCode } = takeCode(world, code, plateNo);
  refuseUngivableTo(world, stock, plateNo, 1);
  qrCode.takenBy.push(plateNo);
  const grant = give(world, {
    stock,
    num: 1,
    plateNo,
    driverId: '',
    reason: '扫码领取',
    operatorId: qrCode.operatorId,
    operatorName: qrCode.operator,
  });
  return firstCoupon(world, grant);
}

export const GIFT: Omit<CouponRow, 'couponId' | 'startAt' | 'state' | 'payId' | 'driverId' | 'endAt' | 'grantId'> = {
  plateNo: '',
  couponName: '5元停车券',
  bizType: 1,
  couponType: 1,
  couponValue: 500,
  minFee: 0,
  parkIds: [],
  sourceName: '平台赠送',
  sourceType: 3,
};

/** Adds the coupon of a displayed or printed code to the driver's account. */
export function receiveCoupon(world: World, { driverId }: DriverRow, code: string): CouponRow {
  const { giftCodes, gifts } = world.tables.merchant;
  const left = giftCodes.get(code);
  if (left === undefined) {
    if (!world.tables.merchant.qrCodes.some((row) => row.code === code)) {
      throw new Refusal(REFUSALS.notFound, '兑换码无效，请检查后再输入');
    }
    const { stock, qrCode } = takeCode(world, code, driverId);
    qrCode.takenBy.push(driverId);
    const reason = '扫码领取';
    return firstCoupon(
      world,
      give(world, {
        stock,
        num: 1,
        plateNo: '',
        driverId,
        reason,
        operatorId: qrCode.operatorId,
        operatorName: qrCode.operator,
      }),
    );
  }
  if (gifts.has(`${driverId}/${code}`)) throw new Refusal(REFUSALS.couponReceived, '您已兑换过该兑换码');
  if (left === 0) throw new Refusal(REFUSALS.soldOut, '兑换码已用完');
  giftCodes.set(code, left - 1);
  gifts.add(`${driverId}/${code}`);
  return issueCoupon(world, { ...GIFT, driverId, endAt: world.clock.now() + GIFT_DAYS * DAY_MS });
}

/** The coupons of a new driver. */
export const REGISTER_GIFTS = [
  GIFT,
  { ...GIFT, couponName: '充电9折券', bizType: 2, couponType: 6, couponValue: 900 },
] as const;

const giftKey = (driverId: string, activityId = ''): string =>
  `${driverId}/${activityId === '' ? 'register' : activityId}`;

/** Whether a driver has had the coupons of a new driver. */
export const hasClaimed = (world: World, driverId: string): boolean =>
  world.tables.merchant.gifts.has(giftKey(driverId));

/** The coupons of a registration or campaign. Each driver receives them once. */
export function claimGift(world: World, { driverId }: DriverRow, activityId: string): CouponRow[] {
  const key = giftKey(driverId, activityId);
  if (world.tables.merchant.gifts.has(key)) throw new Refusal(REFUSALS.couponReceived, '奖励已领取');
  world.tables.merchant.gifts.add(key);
  const endAt = world.clock.now() + GIFT_DAYS * DAY_MS;
  const first = activityId === '' ? ({ sourceType: 2, sourceName: '注册有礼' } as const) : { sourceName: '活动赠送' };
  return REGISTER_GIFTS.map((gift) => issueCoupon(world, { ...gift, ...first, driverId, endAt }));
}
