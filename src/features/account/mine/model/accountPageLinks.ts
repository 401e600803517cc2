import { getBalancePageName, offersCharging, offersParking, offersRoadParking } from '@/domain/offers';
import { CLIENT_TYPE } from '@/host/clientType';
import { hasScreen } from '@/navigation/edition';
import type { ScreenName } from '@/navigation/paths';

/** The flags of the menu config that enable the operator's services. */
export interface OperatorServiceFlags {
  platBizType: number;
  charging: number;
  coupon: number;
  diffTime: number;
  elecInvoice: number;
  walletPlan: number;
  supportBalance: number;
  roadParking: number;
}

/** A link to a screen without required parameters. */
export interface AccountPageLink {
  icon:
    | 'parking'
    | 'charging'
    | 'pass'
    | 'booking'
    | 'offPeak'
    | 'car'
    | 'coupon'
    | 'wallet'
    | 'invoice'
    | 'star'
    | 'arrears'
    | 'auto'
    | 'house'
    | 'road';
  label: string;
  to: Extract<
    ScreenName,
    | 'parkingRecord'
    | 'chargeBillManage'
    | 'myMonthlyPasses'
    | 'bookRecord'
    | 'wrongTimeManage'
    | 'carManage'
    | 'unused'
    | 'wallet'
    | 'accountBalance'
    | 'invoiceManage'
    | 'collect'
    | 'arrearsPage'
    | 'senselessPayment'
    | 'userApplyUserCheckIn'
    | 'roadParkingIndex'
  >;
}

const availableEntries = (entries: readonly AccountPageLink[]): AccountPageLink[] =>
  entries.filter(({ to }) => hasScreen(to));

/** Links to the driver's orders, by kind. */
export function listAccountOrderLinks(flags: OperatorServiceFlags): AccountPageLink[] {
  const parking: AccountPageLink[] = [
    { icon: 'parking', label: '停车', to: 'parkingRecord' },
    { icon: 'pass', label: '月卡', to: 'myMonthlyPasses' },
    { icon: 'booking', label: '预约', to: 'bookRecord' },
  ];
  return availableEntries([
    ...(offersParking(flags) ? parking : []),
    ...(offersParking(flags) && flags.diffTime === 1
      ? [{ icon: 'offPeak', label: '错时停车', to: 'wrongTimeManage' } as const]
      : []),
    ...(offersCharging(flags) ? [{ icon: 'charging', label: '充电', to: 'chargeBillManage' } as const] : []),
  ]);
}

/** Links to the services that the driver manages. Automatic payment is hidden in the alipay-type client (Rule 8.4). */
export function listAccountServiceLinks(flags: OperatorServiceFlags, clientType: number): AccountPageLink[] {
  const parking: AccountPageLink[] = [
    { icon: 'arrears', label: '欠费补缴', to: 'arrearsPage' },
    { icon: 'car', label: '我的车辆', to: 'carManage' },
  ];
  return availableEntries([
    ...(offersParking(flags) ? parking : [{ icon: 'car', label: '我的车辆', to: 'carManage' } as const]),
    ...(flags.coupon === 1 ? [{ icon: 'coupon', label: '优惠券', to: 'unused' } as const] : []),
    { icon: 'wallet', label: '余额', to: getBalancePageName(flags) },
    ...(flags.elecInvoice === 1 ? [{ icon: 'invoice', label: '开发票', to: 'invoiceManage' } as const] : []),
    ...(clientType === CLIENT_TYPE.alipay
      ? []
      : [{ icon: 'auto', label: '无感支付', to: 'senselessPayment' } as const]),
    { icon: 'star', label: '收藏', to: 'collect' },
    ...(offersRoadParking(flags) ? [{ icon: 'road', label: '路内停车', to: 'roadParkingIndex' } as const] : []),
    ...(offersParking(flags) ? [{ icon: 'house', label: '业主登记', to: 'userApplyUserCheckIn' } as const] : []),
  ]);
}
