import { useGunToCharge } from '@/flows/drafts/useGunToCharge';
import { standing } from '@/navigation/standing';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** Leads back to the gun whose start waited for the balance. Renders nothing where there was none. */
export function BackToGun() {
  const [gunNo] = useGunToCharge();
  const to = gunNo === '' ? undefined : standing('chargingPage', { gunNo });
  if (to === undefined) return null;
  return (
    <Card>
      <Rows>
        <ListRow title="回到充电" note={`枪号 ${gunNo}`} to={to} />
      </Rows>
    </Card>
  );
}
