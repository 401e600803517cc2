import { placeOf } from '@/domain/stay/stayFacts';
import { formatDuration, formatMoment, parseServerTime } from '@/domain/time';
import { loadOf } from '@/flows/loading/loadOf';
import { pathTo } from '@/navigation/paths';
import { PARKING_REQUEST, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { useServerNow } from '@/services/transport/useServerNow';
import { Amount } from '@/ui/Amount';
import { Block } from '@/ui/Block';
import { Card } from '@/ui/Card';
import { LinkButton } from '@/ui/LinkButton';
import { ListRow } from '@/ui/ListRow';
import { Rows } from '@/ui/Rows';
import { Skeleton } from '@/ui/Skeleton';
import { WholeWords } from '@/ui/WholeWords';

const MINUTE_MS = 60_000;
const SHOWN = 3;

/** Where the vehicle was parked last. */
export function LastStays({ plateNo }: { readonly plateNo: string }) {
  const now = useServerNow(MINUTE_MS);
  const asked = useListParkingBillsQuery({ requestType: PARKING_REQUEST.all, pageNo: 1, pageSize: SHOWN, plateNo });
  const bills = asked.currentData?.results.slice(0, SHOWN) ?? [];
  return (
    <Block
      name="lastStays"
      label="最近停车"
      {...loadOf(asked, '停车记录没有查到')}
      skeleton={<Skeleton height={224} shape="card" />}
    >
      <Card title="最近停车">
        {bills.length === 0 && <p>还没有停车记录</p>}
        <Rows>
          {bills.map((bill) => {
            const { uniqueId, parkId, parkStartTime, parkMinutes, orderStateText, totalFee } = bill;
            const startMs = parseServerTime(parkStartTime);
            return (
              <ListRow
                key={`${parkId} ${uniqueId}`}
                to={pathTo('parkingRecordDetail', { uniqueId, parkId })}
                title={placeOf(bill)}
                note={
                  <WholeWords
                    words={[
                      startMs === null ? '' : formatMoment(startMs, now),
                      formatDuration(parkMinutes),
                      orderStateText,
                    ]}
                  />
                }
                right={<Amount cents={totalFee} isFree />}
              />
            );
          })}
        </Rows>
        {bills.length > 0 && <LinkButton to={pathTo('parkingRecord', { plateNo })}>全部停车记录</LinkButton>}
      </Card>
    </Block>
  );
}
