import { formatServerMoment } from '@/domain/formatServerMoment';
import { PARKING_BILL_STATE } from '@/domain/stay/billState';
import { lotAndBerthTexts } from '@/domain/stay/toStayFactRows';
import { formatDuration } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { PARKING_BILL_LIST_FILTER, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { countDroppedRows } from '@/services/schema/countDroppedRows';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Skeleton } from '@/ui/load/Skeleton';
import { Amount } from '@/ui/text/Amount';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

const MAX_STAYS = 3;

/** The vehicle's last stays. */
export function VehicleRecentStays({ plateNo }: { readonly plateNo: string }) {
  const now = useServerNow();
  const query = useListParkingBillsQuery({
    requestType: PARKING_BILL_LIST_FILTER.all,
    pageNo: 1,
    pageSize: MAX_STAYS,
    plateNo,
  });
  const bills = query.currentData?.results.slice(0, MAX_STAYS) ?? [];
  const allLink = bills.length > 0 && (
    <LinkButton to={pathTo('parkingRecord', { plateNo })} label="全部停车记录">
      全部
    </LinkButton>
  );
  return (
    <LoadableBlock
      name="lastStays"
      label="最近停车"
      {...toContentLoadState(query, { message: '停车记录加载失败', size: 'block' })}
      skeleton={<Skeleton height="11em" shape="card" />}
    >
      <Card title="最近停车" right={allLink}>
        {bills.length + countDroppedRows(query.currentData) === 0 && <p>暂无停车记录</p>}
        <CardRows>
          {bills.map((bill) => {
            const {
              uniqueId,
              parkId,
              parkStartTime,
              parkMinutes,
              orderState,
              orderStateText,
              parkFee,
              paidFee,
              totalFee,
            } = bill;
            const isOwed = orderState === PARKING_BILL_STATE.arrears && parkFee > 0;
            return (
              <ListRow
                key={`${parkId} ${uniqueId}`}
                to={pathTo('parkingRecordDetail', { uniqueId, parkId })}
                title={bill.parkName === '' ? '看这次停车' : <InlineFacts of={lotAndBerthTexts(bill)} />}
                note={
                  <InlineFacts
                    of={[formatServerMoment(parkStartTime, now), formatDuration(parkMinutes), orderStateText]}
                  />
                }
                right={
                  parkFee > 0 || !Number.isNaN(totalFee) ? (
                    <Amount
                      cents={parkFee > 0 ? parkFee : paidFee}
                      isFree={totalFee === 0}
                      tone={isOwed ? 'owed' : 'plain'}
                    />
                  ) : undefined
                }
              />
            );
          })}
        </CardRows>
      </Card>
    </LoadableBlock>
  );
}
