import { BIZ_TYPE } from '@/domain/payment/bizType';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_KIND } from '@/services/special/offPeak';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { PaymentOutcome } from '@/widgets/checkout/result/PaymentOutcome';

import { paidOrderNo } from '../parts/paidOrderNo';
import { useOffPeakOrder } from '../parts/useOffPeakOrder';
import { PackageCoverageCard } from './PackageCoverageCard';

/** The result of buying a package and, once paid, what it covers. */
export default function PackageSuccessScreen() {
  const { frame, query } = useScreen('packageHandleSuccess');
  return (
    <PaymentOutcome
      frame={frame}
      address={query}
      foot={({ outcome, payable }) => {
        const orderNo = outcome === 'paid' ? paidOrderNo(payable, BIZ_TYPE.offPeakPackage) : undefined;
        return orderNo === undefined ? null : <PurchasedPackage orderNo={orderNo} />;
      }}
    />
  );
}

function PurchasedPackage({ orderNo }: { readonly orderNo: string }) {
  const { order, load } = useOffPeakOrder(OFF_PEAK_KIND.package, orderNo);
  if (order === undefined) return <LoadedContent {...load} skeleton={<Skeleton height={300} shape="card" />} />;
  return <PackageCoverageCard order={order} />;
}
