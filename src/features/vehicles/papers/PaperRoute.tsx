import { dayOf } from '@/domain/day';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { withoutAny } from '@/widgets/loading/withoutAny';

import { GONE_PLATE } from '../parts/gonePlate';
import { PaperForm } from './form/PaperForm';
import { canHandIn, namedPapers, paperWord, subjectOf } from './model/papers';
import { usePapers } from './usePapers';

interface PaperRouteProps {
  readonly frame: ScreenHeaderProps<'plateMaterialEdit' | 'plateMaterialDisabled'>;
  /** The parameters of the address that tell which papers are meant. */
  readonly query: Parameters<typeof subjectOf>[2];
}

/** The form where papers can be submitted. Papers that are under review or accepted are shown with that state instead. */
export function PaperRoute({ frame, query }: PaperRouteProps) {
  const { clock } = usePorts();
  const { papers, plates, load } = usePapers();
  const kind = frame.name === 'plateMaterialDisabled' ? 'disabled' : 'vehicle';
  const subject = subjectOf(papers, plates, query, kind);
  const known = withoutAny(load, subject === null);
  if (known.state === 'loading' || known.state === 'failed') return <DetailScreen frame={frame} load={known} />;
  if (subject === null) return <MissingItemScreen frame={frame} empty={GONE_PLATE} />;
  const today = dayOf(clock.serverNow());
  const handedIn =
    namedPapers(papers, plates, query, kind) ??
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
  return <PaperForm key={`${subject.kind} ${subject.plateNo}`} frame={frame} subject={subject} />;
}
