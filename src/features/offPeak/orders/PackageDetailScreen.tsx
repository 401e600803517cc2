import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { OFF_PEAK_ORDER_KIND, type OffPeakOrder } from '@/services/special/offPeak';

import { OffPeakPackageCoverageCard } from '../packages/OffPeakPackageCoverageCard';
import { OffPeakOrderDetailView } from './OffPeakOrderDetailView';

const toRenewalLink = ({ canRenew, parkId, itemId, orderNo }: OffPeakOrder) => ({
  title: '续费',
  note: '接着现在的有效期往后延',
  to:
    canRenew === 1 && parkId !== ''
      ? getPathIfInBuild('packageCarSelect', { parkId, ruleId: itemId, orderNo })
      : undefined,
});

/** 错时套餐详情. */
export default function PackageDetailScreen() {
  const { frame, query } = useScreen('wrongTimePackageDetail');
  return (
    <OffPeakOrderDetailView
      frame={frame}
      kind={OFF_PEAK_ORDER_KIND.package}
      orderNo={query.orderNo}
      cardHeights={[120, 260, 220]}
      renderCoverage={(order) => <OffPeakPackageCoverageCard order={order} />}
      toLink={toRenewalLink}
    />
  );
}
