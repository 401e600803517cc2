import { defineRoutes } from '@/navigation/routeDefinition';

export const walletRoutes = defineRoutes({
  accountBalance: {
    title: '账户余额',
    signInReason: '查看余额',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "recharge" */ './own/AccountBalanceScreen'),
  },
  accountBalanceResult: {
    title: '充值结果',
    signInReason: '查看充值结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "recharge" */ './own/RechargeResultScreen'),
  },
  accountBalanceDetail: {
    title: '余额明细',
    signInReason: '查看余额明细',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "ledger" */ './ledger/AccountBalanceDetailScreen'),
  },
  walletDetail: {
    title: '钱包明细',
    signInReason: '查看钱包明细',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "ledger" */ './ledger/WalletDetailScreen'),
  },
  accountBalanceCash: {
    title: '余额提现',
    signInReason: '提现',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "cash-out" */ './cash/AccountBalanceCashScreen'),
  },
  walletCash: {
    title: '钱包提现',
    signInReason: '提现',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "cash-out" */ './cash/WalletCashScreen'),
  },
  wallet: {
    title: '我的钱包',
    signInReason: '查看钱包',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "recharge" */ './own/WalletScreen'),
  },
  walletResult: {
    title: '充值结果',
    signInReason: '查看充值结果',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "recharge" */ './own/WalletResultScreen'),
  },
  balanceParks: {
    title: '余额可用停车场',
    signInReason: '查看可用停车场',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "balance-parks" */ './parks/BalanceParksScreen'),
  },
  suitBalanceParks: {
    title: '钱包可用停车场',
    signInReason: '查看可用停车场',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "balance-parks" */ './parks/SuitBalanceParksScreen'),
  },
});
