import { formatEnd } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import type { Pass } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Tag } from '@/ui/text/Tag';

import { isInForce, leftFact, passTone, passWord, platesText } from '../model/passWords';

/** One pass in the list, with the act that its state asks for. */
export function PassCard({ pass }: { readonly pass: Pass }) {
  const now = useServerNow();
  const { bagOrderNo: orderNo, ruleName, parkName, plates, endTime, canRenew, unpaidOrderNo } = pass;
  const endMs = parseServerTime(endTime);
  const renew = canRenew === 1 ? standing('monthlyPassRenew', { orderNo }) : undefined;
  return (
    <Card>
      <Rows>
        <ListRow
          to={pathTo('monthlyPassDetail', { orderNo })}
          title={
            <>
              {ruleName} <Tag tone={passTone(pass)}>{passWord(pass)}</Tag>
            </>
          }
          note={
            <Facts
              of={[
                platesText(plates),
                parkName,
                leftFact(pass, now),
                isInForce(pass) && endMs !== null ? `${formatEnd(endMs)} 到期` : '',
              ]}
            />
          }
        />
      </Rows>
      {(renew !== undefined || unpaidOrderNo !== '') && (
        <CardActions>
          {unpaidOrderNo !== '' ? (
            <LinkButton to={pathTo('monthlyPassDetail', { orderNo })} label={`去支付，${ruleName}`}>
              去支付
            </LinkButton>
          ) : (
            renew !== undefined && (
              <LinkButton to={renew} label={`续费，${ruleName}`}>
                续费
              </LinkButton>
            )
          )}
        </CardActions>
      )}
    </Card>
  );
}
