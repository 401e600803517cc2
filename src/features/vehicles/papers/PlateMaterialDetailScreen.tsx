import { formatIsoDay } from '@/domain/day';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';

import {
  canSubmitVehiclePapers,
  findVehiclePapersForQuery,
  resubmitVehiclePapersPath,
  vehiclePapersScreenTitle,
} from './model/vehiclePapers';
import { useVehiclePapers } from './useVehiclePapers';
import { VehiclePapersDetailCards } from './VehiclePapersDetailCards';

/** The state of papers, and the submitted data. */
export default function PlateMaterialDetailScreen() {
  const screen = useScreen('plateMaterialDetail');
  const now = useServerNow();
  const { papers, plates, load } = useVehiclePapers();
  const paper = findVehiclePapersForQuery(papers, plates, screen.query, 'vehicle');
  const frame = { ...screen.frame, title: vehiclePapersScreenTitle(paper?.materialKind ?? 1) };
  const canResubmit = paper !== undefined && canSubmitVehiclePapers(paper, formatIsoDay(now));
  const resubmitLink = canResubmit && (
    <LinkButton variant="primary" to={resubmitVehiclePapersPath(paper)}>
      修改后重新提交
    </LinkButton>
  );
  return (
    <DetailScreen
      frame={resubmitLink === false ? frame : { ...frame, bar: <BottomActionBar>{resubmitLink}</BottomActionBar> }}
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
