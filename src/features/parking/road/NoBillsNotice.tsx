import { useEffect, useRef } from 'react';

import { formatPlate } from '@/domain/plate/plateFace';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { PhoneNumberRows } from '@/widgets/place/PhoneNumberRows';

import { BillsOwedElsewhereCard } from '../parts/BillsOwedElsewhereCard';
import type { PlateQueryAtPlaceState } from '../parts/usePlateQueryAtPlace';

interface NoBillsNoticeProps {
  readonly plateNo: string;
  readonly berth: string;
  readonly plateQuery: PlateQueryAtPlaceState;
}

/** Shown when a query found no bill: what the driver can check, and whom to call. */
export function NoBillsNotice({ plateNo, berth, plateQuery }: NoBillsNoticeProps) {
  const owesElsewhere = plateNo === plateQuery.owesElsewhere;
  const statusRef = useRef<HTMLDivElement>(null);
  // The query button is at the bottom, so this notice may be above the visible area.
  useEffect(() => {
    statusRef.current?.scrollIntoView({ block: 'nearest' });
  }, [plateNo]);
  return (
    <>
      <div role="status" ref={statusRef}>
        <Card title={`${formatPlate(plateNo)}${owesElsewhere ? ` 在泊位 ${berth} ` : ' '}没有待缴账单`}>
          <p>刚停下的车，账单可能要过几分钟才有。请核对{owesElsewhere ? '泊位号和' : ''}车牌，或联系客服</p>
          <CardRows>
            <PhoneNumberRows parkId={undefined} />
          </CardRows>
        </Card>
      </div>
      {owesElsewhere && <BillsOwedElsewhereCard plateQuery={plateQuery} />}
    </>
  );
}
