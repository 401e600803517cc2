import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';

import { Pictures } from './Pictures';
import { Rows } from './Rows';

interface BillHelpProps {
  readonly bill: ParkingBill;
  readonly arePicturesOpen: boolean;
  readonly onPicturesChange: (areOpen: boolean) => void;
}

/** For whoever doubts the bill: what the cameras saw, and whom to ask. */
export function BillHelp({ bill, arePicturesOpen, onPicturesChange }: BillHelpProps) {
  const { uniqueId, parkId, pictures } = bill;
  const canAsk = hasScreen('customerServiceBillProblem');
  if (!canAsk && pictures.length === 0) return null;
  return (
    <Card>
      <Rows>
        {pictures.length > 0 && (
          <ListRow
            title={arePicturesOpen ? '收起照片' : '看照片'}
            note={`${pictures.length}张`}
            onPress={() => onPicturesChange(!arePicturesOpen)}
          />
        )}
        {arePicturesOpen && <Pictures pictures={pictures} />}
        {canAsk && (
          <ListRow title="金额有误" note="向客服说明" to={pathTo('customerServiceBillProblem', { uniqueId, parkId })} />
        )}
      </Rows>
    </Card>
  );
}
