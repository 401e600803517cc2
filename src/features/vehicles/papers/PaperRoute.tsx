import { dayOf } from '@/domain/day';
import { useGo } from '@/navigation/hooks/useGo';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { UnknownPlate } from '../parts/UnknownPlate';
import { PaperForm } from './form/PaperForm';
import { canHandIn, namedPapers, PAPER_TITLES, paperWord, subjectOf } from './model/papers';
import { usePapers } from './usePapers';

interface PaperRouteProps {
  readonly name: 'plateMaterialEdit' | 'plateMaterialDisabled';
  readonly asked: Parameters<typeof subjectOf>[2];
}

/** The form where papers can be handed in; where they are under review or accepted it says so instead. */
export function PaperRoute({ name, asked }: PaperRouteProps) {
  const go = useGo();
  const { clock } = usePorts();
  const { papers, plates, load } = usePapers();
  const kind = name === 'plateMaterialDisabled' ? 'disabled' : 'vehicle';
  const frame = { name, title: PAPER_TITLES[kind === 'disabled' ? 3 : 1], onBack: go.back };
  if (load.state !== 'ready') return <DetailScreen frame={frame} load={load} />;
  const subject = subjectOf(papers, plates, asked, kind);
  if (subject === null) return <UnknownPlate frame={frame} />;
  const today = dayOf(clock.serverNow());
  const handedIn =
    namedPapers(papers, plates, asked, kind) ??
    papers.find((one) => one.plateNo === subject.plateNo && one.materialKind === subject.kind);
  if (handedIn !== undefined && !canHandIn(handedIn, today)) {
    return (
      <ScreenFrame {...frame}>
        <Empty
          drawing="plate"
          text={`${handedIn.formatPlateNo} 的资料${paperWord(handedIn, today).text}，不用再次提交`}
          action={
            <LinkButton replace to={pathTo('plateMaterialDetail', { materialId: handedIn.materialId })}>
              查看进度
            </LinkButton>
          }
        />
      </ScreenFrame>
    );
  }
  return <PaperForm key={`${subject.kind} ${subject.plateNo}`} name={name} subject={subject} />;
}
