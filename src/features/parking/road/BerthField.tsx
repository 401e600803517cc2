import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { Field } from '@/ui/form/Field';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

import { berthOf } from './model/roadBills';
import { OwnBerths } from './OwnBerths';

interface BerthFieldProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/**
 * The berth, and what it answers by itself: the driver's own cars. The services have no query by berth alone, so another car is found by berth and
 * plate together.
 */
export function BerthField({ typed, onChange }: BerthFieldProps) {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <Field
        label="泊位号"
        value={typed}
        onChange={onChange}
        attributes={{ placeholder: '如 A0126，可不填', autoComplete: 'off', maxLength: 20 }}
      />
      {isSignedIn && <OwnBerths berth={berthOf(typed)} />}
      <Rows>
        {isSignedIn ? (
          <ListRow title="路内账单" note="名下车辆在停和欠费" to={pathTo('roadParkingPlateList')} />
        ) : (
          <ListRow title="登录后查名下车辆" note="停在路内的车和欠费" to={pathTo('login', { enCodeUrl: pathname })} />
        )}
      </Rows>
    </>
  );
}
