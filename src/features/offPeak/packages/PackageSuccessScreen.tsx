import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND } from '@/services/special/offPeak';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PaymentResultContainer } from '@/widgets/checkout/result/PaymentResultContainer';

import { toPaidOrderNo } from '../parts/toPaidOrderNo';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { OffPeakPackageCoverageCard } from './OffPeakPackageCoverageCard';

/** The result of buying a package and, once paid, what it covers. */
export default function PackageSuccessScreen() {
  const { frame, query } = useScreen('packageHandleSuccess');
  return (
    <PaymentResultContainer
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const orderNo = outcome === 'paid' ? toPaidOrderNo(payable, BIZ_TYPE.offPeakPackage) : undefined;
        return orderNo === undefined ? null : <PurchasedPackage orderNo={orderNo} />;
      }}
    />
  );
}

function PurchasedPackage({ orderNo }: { readonly orderNo: string }) {
  const { order, load } = useOffPeakOrder(OFF_PEAK_ORDER_KIND.package, orderNo);
  if (order === undefined) return <LoadStateContent {...load} skeleton={<Skeleton height={300} shape="card" />} />;
  return <OffPeakPackageCoverageCard order={order} />;
}
