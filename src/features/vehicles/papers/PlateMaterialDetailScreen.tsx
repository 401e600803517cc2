import { formatIsoDay } from '@/domain/day';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toEmptyLoad } from '@/widgets/loading/toEmptyLoad';

import { canSubmitPapers, findPapers, paperScreenTitle, resubmitPath } from './model/papers';
import { PaperDetails } from './PaperDetails';
import { usePapers } from './usePapers';

/** The state of papers, and the submitted data. */
export default function PlateMaterialDetailScreen() {
  const screen = useScreen('plateMaterialDetail');
  const now = useServerNow();
  const { papers, plates, load } = usePapers();
  const paper = findPapers(papers, plates, screen.query, 'vehicle');
  const frame = { ...screen.frame, title: paperScreenTitle(paper?.materialKind ?? 1) };
  const canResubmit = paper !== undefined && canSubmitPapers(paper, formatIsoDay(now));
  const resubmitLink = canResubmit && (
    <LinkButton variant="primary" to={resubmitPath(paper)}>
      修改后重新提交
    </LinkButton>
  );
  return (
    <DetailScreen
      frame={resubmitLink === false ? frame : { ...frame, bar: <BottomBar>{resubmitLink}</BottomBar> }}
      load={toEmptyLoad(load, paper === undefined)}
      empty={{
        illustration: 'plate',
        text: '没有找到这份认证资料',
        action: <LinkButton to={pathTo('plateMaterial')}>查看车辆认证</LinkButton>,
      }}
    >
      {paper !== undefined && <PaperDetails paper={paper} nowMs={now} />}
    </DetailScreen>
  );
}
