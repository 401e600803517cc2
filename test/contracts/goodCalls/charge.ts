import { submitAppeal } from '../../../mocks/world/appeals/appeals';
import { DRIVERS, LOTS, PLATES } from '../../../mocks/world/core/seeded';
import { goldPlanCode } from '../../../mocks/world/money/goldPlan';
import { ordersOf } from '../../../mocks/world/money/orderRecords';
import { openRecharge } from '../../../mocks/world/wallet/recharges';
import type { GoodCalls } from '../serviceCalls';

const { lin } = DRIVERS;
/** A stay that a pass covers. */
const COVERED_STAY = { uniqueId: 'stay-0003', parkId: LOTS.office };
const STAY = { uniqueId: 'stay-0001', parkId: LOTS.city };
/** Paid at the exit and not rated; the second stay of this kind. */
const PAID = { uniqueId: 'stay-0006', parkId: LOTS.city };
/** In arrears. */
const OWED = { uniqueId: 'stay-0005', parkId: LOTS.mall };
const APPEAL = { requestId: 'request-1', ...OWED, reasonType: 3, content: '', pictures: [], contactPhone: lin.phone };
const PAYMENT = { payChannel: 3, openid: lin.openid, returnUrl: 'http://localhost/payResultPage' };

export const goodCalls: GoodCalls = {
  charge: {
    getParkingBill: () => STAY,
    listUsableCoupons: () => STAY,
    listBoundPlates: () => undefined,
    listPayRecords: () => undefined,
    listPaymentsOfStay: () => PAID,
    listStays: () => ({ month: '2026-03' }),
    listParkingBills: () => ({ requestType: 4, pageNo: 1, pageSize: 999 }),
    listBillCards: () => undefined,
    getBillCardFee: () => ({ plateId: 'plate-1' }),
    createPayment: () => ({ ...STAY, ...PAYMENT, couponIds: ['coupon-2'], payAmount: 300, requestId: 'request-1' }),
    createBatchPayment: () => ({
      ...PAYMENT,
      items: [
        { uniqueId: 'stay-0004', parkId: LOTS.roadside, payAmount: 1200 },
        { uniqueId: 'stay-0005', parkId: LOTS.mall, payAmount: 1000 },
      ],
      totalAmount: 2200,
      requestId: 'request-2',
    }),
    getPayment: ({ world }) => ({ payId: world.tables.payments[0]?.payId }),
    countUnfinished: () => undefined,
    listParkingPictures: () => STAY,
    reportDeparture: () => STAY,
    raiseBarrier: () => COVERED_STAY,
    getEvaluability: () => STAY,
    evaluateStay: () => ({ ...PAID, score: 5, tags: ['车位好找'], content: '' }),
    listParkingAppeals: () => PAID,
    submitParkingAppeal: () => APPEAL,
    cancelParkingAppeal: ({ world }) => ({
      requestId: 'request-2',
      appealId: submitAppeal(world, lin.driverId, { ...APPEAL, bizType: 1, orderNo: '' }).appealId,
    }),
    bindPlate: () => ({ plateNo: '粤B99999', plateColor: 1, carKind: 1, isDefault: 0 }),
    unbindPlate: async ({ call }) => {
      const { result } = await call('charge.bindPlate', {
        plateNo: '粤B99999',
        plateColor: 1,
        carKind: 1,
        isDefault: 0,
      });
      return { plateId: (result.data as { plateId: string }).plateId };
    },
    makePlateDefault: () => ({ plateId: 'plate-2' }),
    listPurchases: () => ({ requestType: 0 }),
    getPurchase: ({ world }) => ({ orderNo: openRecharge(world, lin.driverId, '', 5_000).orderNo }),
    giveBackPurchase: ({ world }) => {
      const order = ordersOf(world, lin.driverId).find(({ canCancel, canRefund }) => canCancel || canRefund);
      return { requestId: 'request-1', orderNo: order?.orderNo, backFee: order?.backCents };
    },
    getGoldPlanReceipt: ({ world }) => {
      const payId = world.tables.payments.find(({ payChannel }) => payChannel === 3)?.payId ?? '';
      return { subMchId: '1900000109', outTradeNo: payId, checkCode: goldPlanCode('1900000109', payId) };
    },
    findRequest: () => ({ requestId: 'nobody-sent' }),
    findPaymentByRequest: () => ({ requestId: 'nobody-asked' }),
    closePayment: ({ world }) => ({ payId: world.tables.payments[0]?.payId }),
    findBillsByPlate: () => ({ plateNo: PLATES.visitorSeveral, dealerId: '' }),
    listPlateHistory: () => undefined,
    deletePlateHistory: () => ({ recordId: 'history-1' }),
  },
};
