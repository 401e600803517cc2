import { formatIsoDay } from '@/domain/day';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';

import { missingPlateEmptyProps } from '../parts/missingPlateEmptyProps';
import { VehiclePapersForm } from './form/VehiclePapersForm';
import {
  canSubmitVehiclePapers,
  findVehiclePapersForQuery,
  resolveVehiclePapersFormSubject,
  vehiclePapersStateTag,
} from './model/vehiclePapers';
import { useVehiclePapers } from './useVehiclePapers';

interface VehiclePapersFormGateProps {
  readonly frame: ScreenHeaderProps<'plateMaterialEdit' | 'plateMaterialDisabled'>;
  /** The URL parameters that identify the papers. */
  readonly query: Parameters<typeof resolveVehiclePapersFormSubject>[2];
}

/** Shows the form if papers can be submitted. For papers under review or accepted it shows that state instead. */
export function VehiclePapersFormGate({ frame, query }: VehiclePapersFormGateProps) {
  const { clock } = usePorts();
  const { papers, plates, load } = useVehiclePapers();
  const kind = frame.name === 'plateMaterialDisabled' ? 'disabled' : 'vehicle';
  const subject = resolveVehiclePapersFormSubject(papers, plates, query, kind);
  const loadState = markLoadEmpty(load, subject === null);
  if (loadState.state === 'loading' || loadState.state === 'failed')
    return <DetailScreen frame={frame} load={loadState} />;
  if (subject === null) return <MissingItemScreen frame={frame} empty={missingPlateEmptyProps} />;
  const today = formatIsoDay(clock.serverNow());
  const submitted =
    findVehiclePapersForQuery(papers, plates, query, kind) ??
    papers.find((paper) => paper.plateNo === subject.plateNo && paper.materialKind === subject.kind);
  if (submitted !== undefined && !canSubmitVehiclePapers(submitted, today)) {
    return (
      <ScreenFrame {...frame}>
        <EmptyState
          illustration="plate"
          text={`${submitted.formatPlateNo} 的资料${vehiclePapersStateTag(submitted, today).text}，不用再次提交`}
          action={
            <LinkButton replace to={pathTo('plateMaterialDetail', { materialId: submitted.materialId })}>
              查看进度
            </LinkButton>
          }
        />
      </ScreenFrame>
    );
  }
  return <VehiclePapersForm key={`${subject.kind} ${subject.plateNo}`} frame={frame} subject={subject} />;
}
