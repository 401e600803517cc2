import { dayOf } from '@/domain/day';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { withoutAny } from '@/widgets/loading/withoutAny';

import { canHandIn, handInPath, namedPapers, paperScreenTitle } from './model/papers';
import { PaperAnswer } from './PaperAnswer';
import { usePapers } from './usePapers';

/** The state of papers, and what was submitted. */
export default function PlateMaterialDetailScreen() {
  const screen = useScreen('plateMaterialDetail');
  const now = useServerNow();
  const { papers, plates, load } = usePapers();
  const paper = namedPapers(papers, plates, screen.query, 'vehicle');
  const frame = { ...screen.frame, title: paperScreenTitle(paper?.materialKind ?? 1) };
  const isAgain = paper !== undefined && canHandIn(paper, dayOf(now));
  const again = isAgain && (
    <LinkButton variant="primary" to={handInPath(paper)}>
      修改后重新提交
    </LinkButton>
  );
  return (
    <DetailScreen
      frame={again === false ? frame : { ...frame, bar: <BottomBar>{again}</BottomBar> }}
      load={withoutAny(load, paper === undefined)}
      empty={{
        drawing: 'plate',
        text: '没有找到这份认证资料',
        action: <LinkButton to={pathTo('plateMaterial')}>查看车辆认证</LinkButton>,
      }}
    >
      {paper !== undefined && <PaperAnswer paper={paper} nowMs={now} />}
    </DetailScreen>
  );
}
