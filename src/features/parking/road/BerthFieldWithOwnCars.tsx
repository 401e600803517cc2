import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { TextField } from '@/ui/form/TextField';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { normalizeBerth } from './model/roadBills';
import { OwnRoadsideCars } from './OwnRoadsideCars';

interface BerthFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/**
 * The berth number, and the driver's own cars at that berth. The server has no query by berth alone, so another car has
 * to be queried by berth and plate together.
 */
export function BerthFieldWithOwnCars({ typed, onChange }: BerthFieldProps) {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <TextField
        label="泊位号"
        value={typed}
        onChange={onChange}
        attributes={{ placeholder: '如 A0126，可不填', autoComplete: 'off', maxLength: 20 }}
      />
      {isSignedIn && <OwnRoadsideCars berth={normalizeBerth(typed)} />}
      <CardRows>
        {isSignedIn ? (
          <ListRow title="路内账单" note="名下车辆在停和欠费" to={pathTo('roadParkingPlateList')} />
        ) : (
          <ListRow title="登录后查名下车辆" note="停在路内的车和欠费" to={pathTo('login', { enCodeUrl: pathname })} />
        )}
      </CardRows>
    </>
  );
}
