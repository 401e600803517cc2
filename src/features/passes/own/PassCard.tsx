import { formatEnd } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { pathTo } from '@/navigation/paths';
import type { Pass } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { Facts } from '@/ui/card/Facts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import { daysLeftFact, isInForce, passPlatesText, passStateLabel, passStateTone } from '../model/passText';

/** One pass in the list, with the action for its state. */
export function PassCard({ pass }: { readonly pass: Pass }) {
  const now = useServerNow();
  const { bagOrderNo: orderNo, ruleName, parkName, plates, endTime, canRenew, unpaidOrderNo } = pass;
  const endMs = parseServerTime(endTime);
  const renewPath = canRenew === 1 ? pathIfAvailable('monthlyPassRenew', { orderNo }) : undefined;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={pathTo('monthlyPassDetail', { orderNo })}
          title={
            <>
              {ruleName} <Tag tone={passStateTone(pass)}>{passStateLabel(pass)}</Tag>
            </>
          }
          note={
            <Facts
              of={[
                passPlatesText(plates),
                parkName,
                daysLeftFact(pass, now),
                isInForce(pass) && endMs !== null ? `${formatEnd(endMs)} 到期` : '',
              ]}
            />
          }
        />
      </CardRows>
      {(renewPath !== undefined || unpaidOrderNo !== '') && (
        <CardActions>
          {unpaidOrderNo !== '' ? (
            <LinkButton to={pathTo('monthlyPassDetail', { orderNo })} label={`去支付，${ruleName}`}>
              去支付
            </LinkButton>
          ) : (
            renewPath !== undefined && (
              <LinkButton to={renewPath} label={`续费，${ruleName}`}>
                续费
              </LinkButton>
            )
          )}
        </CardActions>
      )}
    </Card>
  );
}
