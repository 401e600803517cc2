import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { ALL_PASSES, type Pass, useListPassesQuery } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Tag } from '@/ui/text/Tag';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { canChangeCars } from '../cars/model/cars';
import { carsText } from '../model/passTerms';
import { leftFact, passTone, passWord, platesText } from '../model/passWords';
import { livePassesByLot } from './model/passesByLot';

/** The passes that count, by lot, and their cars. */
export default function PassManageScreen() {
  const { frame, query } = useScreen('monthlyPassManage');
  const passesQuery = useListPassesQuery(ALL_PASSES, { refetchOnMountOrArgChange: true });
  const lots = livePassesByLot(passesQuery.currentData?.results ?? [], query.parkId);
  return (
    <ListScreen
      frame={frame}
      load={toLoadState(passesQuery, {
        what: '月卡加载失败',
        waitingFor: '正在查询月卡…',
        isEmpty: () => lots.length === 0,
      })}
      empty={{
        drawing: 'coupon',
        text: query.parkId === undefined ? '没有使用中的月卡' : '这个停车场没有使用中的月卡',
        action: <LinkButton to={pathTo('myMonthlyPasses')}>看全部月卡</LinkButton>,
      }}
      rowHeight={190}
    >
      {lots.map(({ parkId, parkName, passes }) => (
        <Card key={parkId} title={parkName || '停车场'}>
          <Rows>
            {passes.map((pass) => (
              <PassRows key={pass.bagOrderNo} pass={pass} />
            ))}
          </Rows>
        </Card>
      ))}
    </ListScreen>
  );
}

function PassRows({ pass }: { readonly pass: Pass }) {
  const now = useServerNow();
  const { bagOrderNo: orderNo, ruleName, plates } = pass;
  const cars = canChangeCars(pass) ? standing('monthlyPassAddCar', { orderNo }) : undefined;
  return (
    <>
      <ListRow
        to={pathTo('monthlyPassDetail', { orderNo })}
        title={
          <>
            {ruleName} <Tag tone={passTone(pass)}>{passWord(pass)}</Tag>
          </>
        }
        note={<Facts of={[platesText(plates), leftFact(pass, now)]} />}
      />
      {cars !== undefined && <ListRow title="换车或加车" note={carsText(pass)} to={cars} />}
    </>
  );
}
