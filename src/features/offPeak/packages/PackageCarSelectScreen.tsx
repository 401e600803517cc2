import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { useListOffPeakPackagesQuery } from '@/services/special/offPeak';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { OffPeakPackageForm } from './OffPeakPackageForm';
import { OffPeakPackageRenewalLoader } from './OffPeakPackageRenewalLoader';

/** 错时套餐: buys a package of a lot, or renews the package that the address names. */
export default function PackageCarSelectScreen() {
  const { frame, query } = useScreen('packageCarSelect');
  const { parkId, ruleId, orderNo } = query;
  const isRenewal = orderNo !== undefined;
  const packagesQuery = useListOffPeakPackagesQuery(parkId === undefined || isRenewal ? skipToken : { parkId }, {
    refetchOnMountOrArgChange: true,
  });
  if (isRenewal) return <OffPeakPackageRenewalLoader key={orderNo} frame={frame} orderNo={orderNo} />;
  const packages = packagesQuery.currentData?.results ?? [];
  if (parkId !== undefined && packages.length > 0) {
    return (
      <OffPeakPackageForm
        key={parkId}
        frame={frame}
        lot={{ parkId, bagId: ruleId }}
        packages={packages}
        droppedCount={countDroppedRows(packagesQuery.currentData)}
        refetchPackages={packagesQuery.refetch}
      />
    );
  }
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(packagesQuery, {
        message: '错时套餐加载失败',
        waitingFor: '正在查询错时套餐…',
        isEmpty: ({ results }) => results.length === 0,
        isGoneWhenRefused: true,
        isNamed: parkId !== undefined,
      })}
      empty={{
        illustration: 'search',
        text: parkId === undefined ? '没有找到这个停车场' : '这个停车场暂无错时套餐',
        action: <LinkButton to={pathTo('wrongTimeShare')}>看其他停车场</LinkButton>,
      }}
      cardHeights={[160, 110, 320]}
    />
  );
}
