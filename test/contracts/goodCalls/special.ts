import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { advanceTime } from '../../../mocks/world/advanceTime';
import { LOTS } from '../../../mocks/world/core/seeded';
import type { GoodCalls, Started } from '../serviceCalls';

const PAGE = { pageNo: 1, pageSize: 20 };
const PERSON = { ownerName: '林晓', idCard: '11010519491231002X', phone: '13800138000' };
const OWNER = { ownerName: '林晓', idCard: '11010519491231002X' };
const PHOTOS = [
  { materialType: 1, picUrl: '/__mocks/pictures/entry.svg' },
  { materialType: 2, picUrl: '/__mocks/pictures/exit.svg' },
];
const REVIEW_MS = 10 * MINUTE_MS;

const answered = async (started: Started, name: string, args: unknown): Promise<Record<string, string>> =>
  (await started.call(name, args)).result.data as Record<string, string>;

const PACKAGE = { requestId: 'request-1', bagId: 'bag-1', plateIds: ['plate-1'], startDate: '2026-03-12' };
const SLOT = { requestId: 'request-1', bookId: 'slot-1_2026-03-12', plateId: 'plate-1' };
const orderNo = async (started: Started, name: string, args: unknown) => ({
  requestId: 'request-2',
  orderNo: (await answered(started, name, args))['orderNo'],
});

/** A paid slot to which nobody came. */
async function missed(started: Started): Promise<string> {
  const { world } = started;
  await answered(started, 'special.createSlotOrder', SLOT);
  for (const order of world.tables.offPeakOrders) Object.assign(order, { paidAt: world.clock.now() });
  world.clock.advance(3 * DAY_MS);
  advanceTime(world);
  return world.tables.violations[0]?.violationId ?? '';
}

const application = ({ secret }: Started, materials = PHOTOS) => ({
  requestId: 'request-1',
  ...secret(PERSON),
  ruleId: 'rule-3',
  parkId: LOTS.office,
  plateIds: ['plate-1'],
  cycles: 1,
  address: '会展花园2栋1203',
  materials,
});
const papers = ({ secret }: Started, materials = PHOTOS) => ({
  ...secret(OWNER),
  materialKind: 1,
  plateNo: '粤B88888',
  plateColor: 1,
  materials,
});
const rejected = async (started: Started, name: string, args: unknown) => {
  const handedIn = await answered(started, name, args);
  started.world.clock.advance(REVIEW_MS);
  return handedIn;
};

export const goodCalls: GoodCalls = {
  special: {
    listPassRules: () => ({ parkId: LOTS.city }),
    checkRenewable: () => ({ bizType: 3, orderNo: 'pass-1' }),
    listPasses: () => PAGE,
    getPass: () => ({ bagOrderNo: 'pass-1' }),
    quotePass: () => ({ ruleId: 'rule-1', parkId: LOTS.city, plateIds: ['plate-1'], cycles: 2 }),
    quoteRenewal: () => ({ bagOrderNo: 'pass-1', cycles: 2 }),
    createPass: () => ({
      requestId: 'request-1',
      ruleId: 'rule-1',
      parkId: LOTS.city,
      plateIds: ['plate-1'],
      cycles: 2,
    }),
    renewPass: () => ({ requestId: 'request-1', bagOrderNo: 'pass-1', cycles: 1 }),
    changePassPlates: () => ({ requestId: 'request-1', bagOrderNo: 'pass-1', plateIds: ['plate-3', 'plate-2'] }),
    cancelPass: () => ({ requestId: 'request-1', bagOrderNo: 'pass-1', refundFee: 0 }),
    listPassApplies: () => PAGE,
    applyForPass: (started) => application(started),
    resubmitPassApply: async (started) => {
      const { applyId } = await rejected(started, 'special.applyForPass', application(started, []));
      return {
        requestId: 'request-2',
        ...started.secret(PERSON),
        applyId,
        address: '会展花园2栋1203',
        materials: PHOTOS,
      };
    },
    listPlateMaterials: () => ({}),
    getPlateMaterial: () => ({ materialId: 'material-1' }),
    submitPlateMaterial: (started) => papers(started),
    resubmitPlateMaterial: async (started) => {
      const { materialId } = await rejected(
        started,
        'special.submitPlateMaterial',
        papers(started, PHOTOS.slice(0, 1)),
      );
      return { ...started.secret(OWNER), materialId, materials: PHOTOS };
    },
    listOffPeakPackages: () => ({}),
    listOffPeakSlots: () => ({ parkId: LOTS.office }),
    listPackageOrders: () => undefined,
    createPackageOrder: () => PACKAGE,
    getPackageOrder: (started) => orderNo(started, 'special.createPackageOrder', PACKAGE),
    cancelPackageOrder: (started) => orderNo(started, 'special.createPackageOrder', PACKAGE),
    listSlotOrders: () => undefined,
    createSlotOrder: () => SLOT,
    getSlotOrder: (started) => orderNo(started, 'special.createSlotOrder', SLOT),
    cancelSlotOrder: (started) => orderNo(started, 'special.createSlotOrder', SLOT),
    findRequest: () => ({ requestId: 'nobody-sent' }),
    listOffPeakUses: () => undefined,
    listViolations: () => undefined,
    listViolationAppeals: async (started) => ({ violationId: await missed(started) }),
    submitViolationAppeal: async (started) => ({
      ...{ requestId: 'request-2', violationId: await missed(started), reasonType: 3, content: '道闸坏了' },
      ...{ pictures: [], contactPhone: '13800138000' },
    }),
  },
};
