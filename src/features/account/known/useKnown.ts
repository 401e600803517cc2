import { balancePage } from '@/domain/offers';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useGetCouponsCountQuery } from '@/services/coupon/couponsCount';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetLoginStateQuery } from '@/services/driver/credentials';
import { useListWalletsQuery } from '@/services/driver/wallets';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';

import {
  accountFacts,
  balanceFacts,
  carFacts,
  couponFacts,
  type KnownFact,
  titleFacts,
  walletFacts,
} from './model/known';

function partOf<T>(title: string, query: LoadQuery<T>, read: (data: T) => readonly KnownFact[]) {
  const { currentData } = query;
  return {
    title,
    load: toLoadState(query, { what: `${title}加载失败`, size: 'block' }),
    facts: currentData === undefined ? null : read(currentData),
    isFetching: query.isFetching,
  };
}

/** One balance or several wallets, never both, as the page shows them (Rule 3.14). */
function useKnownMoney() {
  const { config, isSettled } = useMenuConfig();
  const isWallet = balancePage(config) === 'wallet';
  const one = useGetBalanceInfoQuery(undefined, { skip: !isSettled || isWallet });
  const several = useListWalletsQuery(undefined, { skip: !isSettled || !isWallet });
  return isWallet ? partOf('钱包', several, ({ results }) => walletFacts(results)) : partOf('余额', one, balanceFacts);
}

/** What the app knows about the driver, part by part, from calls that other screens make too. */
export function useKnown() {
  const driver = useGetLoginInfoQuery();
  const login = useGetLoginStateQuery();
  return [
    partOf('账号', joinQueries(driver, login), () => accountFacts(driver.currentData, login.currentData)),
    partOf('车辆', useListBoundPlatesQuery(), ({ results }) => carFacts(results)),
    useKnownMoney(),
    partOf('优惠券', useGetCouponsCountQuery(), couponFacts),
    partOf('发票抬头', useListInvoiceTitlesQuery(), ({ results }) => titleFacts(results)),
  ];
}
