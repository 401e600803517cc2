import { applyAsOwner } from '../../../mocks/world/account/ownerApplications';
import { signInAs } from '../../../mocks/world/account/tokens';
import { DRIVERS, SEEDED_TICKET } from '../../../mocks/world/core/seeded';
import { requestRefund } from '../../../mocks/world/wallet/balanceRefunds';
import type { GoodCalls } from '../serviceCalls';

const { lin, chen } = DRIVERS;
const APPLICATION = {
  areaName: '莲花一村',
  parkId: '',
  roomNo: '3-2-501',
  ownerType: 1 as const,
  name: '林晓',
  idCard: '11010519491231002X',
  phone: lin.phone,
  plates: ['粤B12345'],
  pictures: ['/__mocks/uploads/deed.jpg'],
};

export const goodCalls: GoodCalls = {
  driver: {
    sendVerifyCode: ({ secret }) => ({ ...secret({ phone: chen.phone }), thirdId: '', purpose: 'login' }),
    isPhoneRegistered: ({ secret }) => secret({ phone: lin.phone }),
    register: ({ secret }) => ({
      ...secret({ phone: '13600136000', verifyCode: '123456', password: 'abc12345' }),
      thirdId: '',
    }),
    resetPassword: ({ secret }) => secret({ phone: lin.phone, verifyCode: '123456', password: 'xyz98765' }),
    bindPhone: ({ secret }) => ({ ...secret({ phone: lin.phone, verifyCode: '123456' }), thirdId: lin.openid }),
    exchangeTicket: ({ secret }) => secret({ ticket: SEEDED_TICKET, openid: lin.openid }),
    getBalanceInfo: () => undefined,
    getPlateCount: () => undefined,
    getLoginState: () => undefined,
    findDriverByThirdId: () => ({ thirdId: lin.openid }),
    changePassword: ({ secret }) => secret({ oldPassword: lin.password, newPassword: 'xyz98765' }),
    changePhone: ({ secret }) => secret({ phone: '13600136001', verifyCode: '123456', password: lin.password }),
    changeNickName: () => ({ nickName: '小林' }),
    listMyGroups: () => undefined,
    listDeletionChecks: () => undefined,
    getDeletionResult: () => undefined,
    // Nothing prevents the deletion of the second driver's account.
    deleteAccount: ({ world, session, secret }) => {
      session.adoptTokens(signInAs(world, chen.phone), session.epoch());
      return secret({ verifyCode: '123456' });
    },
    findRequest: async ({ call }) => {
      await call('driver.openRecharge', { requestId: 'request-1', amount: 10_000 });
      return { requestId: 'request-1' };
    },
    getDefaultWallet: () => undefined,
    listWallets: () => undefined,
    listWalletRecords: () => ({}),
    openRecharge: () => ({ requestId: 'request-1', amount: 10_000 }),
    requestBalanceRefund: ({ secret }) => ({
      requestId: 'request-1',
      ...secret({ verifyCode: '123456' }),
      amount: 4_000,
    }),
    listBalanceRefunds: ({ world }) => {
      requestRefund(world, lin.driverId, '', 1_000);
      return {};
    },
    listOwnerApplications: ({ world }) => {
      applyAsOwner(world, lin.driverId, APPLICATION, '');
      return undefined;
    },
    getOwnerApplication: ({ world }) => ({ applyId: applyAsOwner(world, lin.driverId, APPLICATION, '').applyId }),
    applyAsOwner: ({ secret }) => {
      const { name, idCard, phone, ...rest } = APPLICATION;
      return { requestId: 'request-1', ...secret({ name, idCard, phone }), ...rest };
    },
  },
};
