import { getBalancePageName } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useGetCouponsCountQuery } from '@/services/coupon/couponsCount';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetLoginStateQuery } from '@/services/driver/credentials';
import { useListWalletsQuery } from '@/services/driver/wallets';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import {
  type PersonalDataItem,
  toPersonalDataAccountItems,
  toPersonalDataBalanceItems,
  toPersonalDataCouponCountItems,
  toPersonalDataInvoiceTitleItems,
  toPersonalDataPlateItems,
  toPersonalDataWalletItems,
} from './model/personalData';

function toSection<T>(title: string, query: LoadQueryResult<T>, toFacts: (data: T) => readonly PersonalDataItem[]) {
  const { currentData } = query;
  return {
    title,
    load: toContentLoadState(query, { message: `${title}加载失败`, size: 'block' }),
    facts: currentData === undefined ? null : toFacts(currentData),
    isFetching: query.isFetching,
  };
}

/** The section of either the one balance or the wallets, whichever the operator offers (Rule 3.14). */
function useBalanceSection() {
  const { config, isSettled } = useMenuConfig();
  const isWallet = getBalancePageName(config) === 'wallet';
  const balanceQuery = useGetBalanceInfoQuery(undefined, { skip: !isSettled || isWallet });
  const walletsQuery = useListWalletsQuery(undefined, { skip: !isSettled || !isWallet });
  return isWallet
    ? toSection('钱包', walletsQuery, ({ results }) => toPersonalDataWalletItems(results))
    : toSection('余额', balanceQuery, toPersonalDataBalanceItems);
}

/** The sections of the driver's personal data, from the queries that other screens use too. */
export function usePersonalData() {
  const loginInfoQuery = useGetLoginInfoQuery();
  const loginStateQuery = useGetLoginStateQuery();
  return [
    toSection('账号', combineQueries(loginInfoQuery, loginStateQuery), () =>
      toPersonalDataAccountItems(loginInfoQuery.currentData, loginStateQuery.currentData),
    ),
    toSection('车辆', useListBoundPlatesQuery(), ({ results }) => toPersonalDataPlateItems(results)),
    useBalanceSection(),
    toSection('优惠券', useGetCouponsCountQuery(), toPersonalDataCouponCountItems),
    toSection('发票抬头', useListInvoiceTitlesQuery(), ({ results }) => toPersonalDataInvoiceTitleItems(results)),
  ];
}
