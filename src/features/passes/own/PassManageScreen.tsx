import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { ALL_PASSES_ARGS, type Pass, useListPassesQuery } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { canChangePassCars } from '../cars/model/passCars';
import { passCarLimitText } from '../model/passTerms';
import { passDaysLeftFact, passPlatesText, passStateLabel, passStateTone } from '../model/passText';
import { groupUnendedPassesByLot } from './model/passesByLot';

/** The driver's active passes by lot, and their cars. */
export default function PassManageScreen() {
  const { frame, query } = useScreen('monthlyPassManage');
  const passesQuery = useListPassesQuery(ALL_PASSES_ARGS, { refetchOnMountOrArgChange: true });
  const lots = groupUnendedPassesByLot(passesQuery.currentData?.results ?? [], query.parkId);
  return (
    <ListScreen
      frame={frame}
      load={toContentLoadState(passesQuery, {
        message: '月卡加载失败',
        waitingFor: '正在查询月卡…',
        isEmpty: () => lots.length === 0,
      })}
      empty={{
        illustration: 'coupon',
        text: query.parkId === undefined ? '没有使用中的月卡' : '这个停车场没有使用中的月卡',
        action: <LinkButton to={pathTo('myMonthlyPasses')}>看全部月卡</LinkButton>,
      }}
      rowHeight={190}
    >
      {lots.map(({ parkId, parkName, passes }) => (
        <Card key={parkId} title={parkName || '停车场'}>
          <CardRows>
            {passes.map((pass) => (
              <PassRows key={pass.bagOrderNo} pass={pass} />
            ))}
          </CardRows>
        </Card>
      ))}
    </ListScreen>
  );
}

function PassRows({ pass }: { readonly pass: Pass }) {
  const now = useServerNow();
  const { bagOrderNo: orderNo, ruleName, plates } = pass;
  const carsPath = canChangePassCars(pass) ? getPathIfInBuild('monthlyPassAddCar', { orderNo }) : undefined;
  return (
    <>
      <ListRow
        to={pathTo('monthlyPassDetail', { orderNo })}
        title={
          <>
            {ruleName} <Tag tone={passStateTone(pass)}>{passStateLabel(pass)}</Tag>
          </>
        }
        note={<InlineFacts of={[passPlatesText(plates), passDaysLeftFact(pass, now)]} />}
      />
      {carsPath !== undefined && <ListRow title="换车或加车" note={passCarLimitText(pass)} to={carsPath} />}
    </>
  );
}
