import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import type { PlateDocuments } from '@/services/special/plateMaterials';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { VEHICLE_PAPERS_TITLES, vehiclePapersStateTag } from './model/vehiclePapers';

interface VehiclePapersCardProps {
  readonly plate: Pick<BoundPlate, 'plateId' | 'formatPlateNo' | 'plateColor'>;
  /** The vehicle's certification or claim; undefined when nothing was submitted. */
  readonly vehicle: PlateDocuments | undefined;
  /** A disabled driver's papers; null where they are not offered. */
  readonly disabled: PlateDocuments | undefined | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The papers of one plate and their state. */
export function VehiclePapersCard({
  plate: { plateId, formatPlateNo, plateColor },
  vehicle,
  disabled,
  today,
}: VehiclePapersCardProps) {
  const renderRow = (paper: PlateDocuments | undefined, title: string, form: string) => {
    const { text, tone } = vehiclePapersStateTag(paper, today);
    return (
      <ListRow
        title={title}
        right={<Tag tone={tone}>{text}</Tag>}
        to={paper === undefined ? form : pathTo('plateMaterialDetail', { materialId: paper.materialId })}
      />
    );
  };
  return (
    <Card>
      <p>
        <PlateBadge plateNo={formatPlateNo} plateColor={plateColor} size="large" />
      </p>
      <CardRows>
        {renderRow(
          vehicle,
          VEHICLE_PAPERS_TITLES[vehicle?.materialKind ?? 1],
          pathTo('plateMaterialEdit', { plateId }),
        )}
        {disabled !== null &&
          renderRow(disabled, VEHICLE_PAPERS_TITLES[3], pathTo('plateMaterialDisabled', { plateId }))}
      </CardRows>
    </Card>
  );
}
