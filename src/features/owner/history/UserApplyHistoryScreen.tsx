import { formatServerMoment } from '@/domain/formatServerMoment';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import {
  type ResidentRegistration,
  useListOwnerApplicationsInfiniteQuery,
} from '@/services/driver/residentRegistrations';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';

import { ownerOrTenantLabel, residentRegistrationStateTag } from '../model/residentRegistrationTexts';

const keyOf = ({ applyId }: ResidentRegistration) => applyId;
const CARD_HEIGHT = 88;

/** The driver's applications, newest first. */
export default function UserApplyHistoryScreen() {
  const { frame } = useScreen('userApplyHistory');
  const query = useListOwnerApplicationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { rows, end } = usePagedRows(query, keyOf);
  const checkIn = pathTo('userApplyUserCheckIn');
  const bar = (
    <BottomActionBar>
      <LinkButton variant="primary" to={checkIn}>
        登记房屋
      </LinkButton>
    </BottomActionBar>
  );
  return (
    <ListScreen
      frame={rows.length === 0 ? frame : { ...frame, bar }}
      load={toContentLoadState(query, {
        message: '登记记录加载失败',
        waitingFor: '正在查询登记记录…',
        isEmpty: hasNoRows,
      })}
      empty={{ illustration: 'plate', text: '还没有登记过房屋', action: <LinkButton to={checkIn}>去登记</LinkButton> }}
      rowHeight={CARD_HEIGHT}
    >
      <WindowedList label="登记记录" rows={rows} keyOf={keyOf} heightOf={() => CARD_HEIGHT} gap={12} end={end}>
        {(application) => <ResidentRegistrationRow application={application} />}
      </WindowedList>
    </ListScreen>
  );
}

/** One application in the list. */
function ResidentRegistrationRow({ application }: { readonly application: ResidentRegistration }) {
  const now = useServerNow();
  const { applyId, areaName, roomNo, applyTime, ownerType } = application;
  const { word, tone } = residentRegistrationStateTag(application);
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('userApplyResult', { applyId })}
          title={areaName || '业主登记'}
          note={<InlineFacts of={[roomNo, ownerOrTenantLabel(ownerType), formatServerMoment(applyTime, now)]} />}
          right={<Tag tone={tone}>{word}</Tag>}
        />
      </CardRows>
    </Card>
  );
}
