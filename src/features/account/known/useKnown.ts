import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useGetCouponsCountQuery } from '@/services/coupon/couponsCount';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetLoginStateQuery } from '@/services/driver/credentials';
import { useListInvoiceTitlesQuery } from '@/services/invoice/invoiceTitles';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { joinQueries, loadOf } from '@/widgets/loading/loadOf';

import { accountFacts, balanceFacts, carFacts, couponFacts, type KnownFact, titleFacts } from './model/known';

function partOf<T>(title: string, query: LoadQuery<T>, read: (data: T) => readonly KnownFact[]) {
  const { currentData } = query;
  return {
    title,
    load: loadOf(query, { what: `${title}加载失败`, size: 'block' }),
    facts: currentData === undefined ? null : read(currentData),
    isFetching: query.isFetching,
  };
}

/** What the app knows about the driver, part by part, from calls that other screens make too. */
export function useKnown() {
  const driver = useGetLoginInfoQuery();
  const login = useGetLoginStateQuery();
  return [
    partOf('账号', joinQueries(driver, login), () => accountFacts(driver.currentData, login.currentData)),
    partOf('车辆', useListBoundPlatesQuery(), ({ results }) => carFacts(results)),
    partOf('余额', useGetBalanceInfoQuery(), balanceFacts),
    partOf('优惠券', useGetCouponsCountQuery(), couponFacts),
    partOf('发票抬头', useListInvoiceTitlesQuery(), ({ results }) => titleFacts(results)),
  ];
}
