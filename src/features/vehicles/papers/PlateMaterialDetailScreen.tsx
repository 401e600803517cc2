import { formatIsoDay } from '@/domain/day';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';

import { canSubmitPapers, findPapers, papersScreenTitle, resubmitPapersPath } from './model/vehiclePapers';
import { useVehiclePapers } from './useVehiclePapers';
import { VehiclePapersDetailCards } from './VehiclePapersDetailCards';

/** The state of papers, and the submitted data. */
export default function PlateMaterialDetailScreen() {
  const screen = useScreen('plateMaterialDetail');
  const now = useServerNow();
  const { papers, plates, load } = useVehiclePapers();
  const paper = findPapers(papers, plates, screen.query, 'vehicle');
  const frame = { ...screen.frame, title: papersScreenTitle(paper?.materialKind ?? 1) };
  const canResubmit = paper !== undefined && canSubmitPapers(paper, formatIsoDay(now));
  const resubmitLink = canResubmit && (
    <LinkButton variant="primary" to={resubmitPapersPath(paper)}>
      修改后重新提交
    </LinkButton>
  );
  return (
    <DetailScreen
      frame={resubmitLink === false ? frame : { ...frame, bar: <BottomBar>{resubmitLink}</BottomBar> }}
      load={markLoadEmpty(load, paper === undefined)}
      empty={{
        illustration: 'plate',
        text: '没有找到这份认证资料',
        action: <LinkButton to={pathTo('plateMaterial')}>查看车辆认证</LinkButton>,
      }}
    >
      {paper !== undefined && <VehiclePapersDetailCards paper={paper} nowMs={now} />}
    </DetailScreen>
  );
}
