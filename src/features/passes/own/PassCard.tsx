import { formatPassEnd } from '@/domain/pass/passTimes';
import { parseServerTime } from '@/domain/time';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Pass } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import { isPassInForce, passDaysLeftFact, passPlatesText, passStateLabel, passStateTone } from '../model/passText';

/** One pass in the list, with the action for its state. */
export function PassCard({ pass }: { readonly pass: Pass }) {
  const now = useServerNow();
  const { bagOrderNo: orderNo, ruleName, parkName, plates, endTime, canRenew, unpaidOrderNo } = pass;
  const endMs = parseServerTime(endTime);
  const renewPath = canRenew === 1 ? getPathIfInBuild('monthlyPassRenew', { orderNo }) : undefined;
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
            <InlineFacts
              of={[
                passPlatesText(plates),
                parkName,
                passDaysLeftFact(pass, now),
                isPassInForce(pass) && endMs !== null ? `${formatPassEnd(endMs)} 到期` : '',
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
