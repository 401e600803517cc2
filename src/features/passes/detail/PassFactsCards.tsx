import { formatPassStart } from '@/domain/pass/passTimes';
import { getPassWeeklyHours } from '@/domain/pass/weeklyHours';
import { parseServerTime } from '@/domain/time';
import { pathTo } from '@/navigation/paths';
import { type Pass, PASS_STATE } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { WeeklyValidHoursStrip } from '@/widgets/pass/WeeklyValidHoursStrip';

import { passCarLimitText, passOutsideHoursFeeText } from '../model/passTerms';
import { isPassInForce } from '../model/passText';
import styles from './PassFactsCards.module.css';

/** The hours, cars and lots of a pass, and how stays outside of them are charged. */
export function PassFactsCards({ pass }: { readonly pass: Pass }) {
  const { plates, parkName, parkNames, timeType, endTime, bagOrderNo, refundRule } = pass;
  const endMs = parseServerTime(endTime);
  const lots = parkNames.length === 0 ? [parkName] : parkNames;
  return (
    <>
      <Card title="可停时段">
        <WeeklyValidHoursStrip ranges={getPassWeeklyHours(pass)} />
        <p className={styles['note']}>{passOutsideHoursFeeText(timeType)}</p>
        {(isPassInForce(pass) || pass.state === PASS_STATE.expired) && endMs !== null && (
          <p className={styles['note']}>
            <UnbrokenNumbersText
              of={`到期时车还在场内的，从 ${formatPassStart(endMs)} 起按临停计费，之前的停车不收费`}
            />
          </p>
        )}
      </Card>
      <Card title="车辆">
        <p className={styles['plates']}>
          {plates.map(({ formatPlateNo }) => (
            <PlateBadge key={formatPlateNo} plateNo={formatPlateNo} size="large" />
          ))}
        </p>
        <p className={styles['note']}>{passCarLimitText(pass)}</p>
      </Card>
      <Card
        title="适用停车场"
        right={
          <LinkButton to={pathTo('suitParking', { orderNo: bagOrderNo })} label="查看适用停车场的位置">
            查看位置
          </LinkButton>
        }
      >
        <ul>
          {lots.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Card>
      {refundRule !== '' && (
        <Card title="退卡规则">
          <p>{refundRule}</p>
        </Card>
      )}
    </>
  );
}
