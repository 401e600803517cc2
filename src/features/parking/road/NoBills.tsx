import { useEffect, useRef } from 'react';

import { formatPlate } from '@/domain/plate/plateFace';
import { Card } from '@/ui/card/Card';
import { Rows } from '@/ui/list/Rows';
import { CallRows } from '@/widgets/place/CallRows';

import { OwedElsewhere } from '../parts/OwedElsewhere';
import type { PlaceControls } from '../parts/usePlaceQuery';

interface NoBillsProps {
  readonly plateNo: string;
  readonly berth: string;
  readonly asking: PlaceControls;
}

/** The answer to a query that found no bill, and what a driver can do then. */
export function NoBills({ plateNo, berth, asking }: NoBillsProps) {
  const owesElsewhere = plateNo === asking.owesElsewhere;
  const told = useRef<HTMLDivElement>(null);
  // The button that asked stands at the bottom, and the page may be scrolled down.
  useEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [plateNo]);
  return (
    <>
      <div role="status" ref={told}>
        <Card title={`${formatPlate(plateNo)}${owesElsewhere ? ` 在泊位 ${berth} ` : ' '}没有待缴账单`}>
          <p>刚停下的车，账单可能要过几分钟才有。请核对{owesElsewhere ? '泊位号和' : ''}车牌，或联系客服</p>
          <Rows>
            <CallRows parkId={undefined} />
          </Rows>
        </Card>
      </div>
      {owesElsewhere && <OwedElsewhere asking={asking} />}
    </>
  );
}
