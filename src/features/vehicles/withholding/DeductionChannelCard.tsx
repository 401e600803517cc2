import { formatServerMoment } from '@/domain/formatServerMoment';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';

import styles from './DeductionChannelCard.module.css';
import { deductionBlockedText, deductionChannelTag, type PlateDeductionChannel } from './model/deductionChannels';
import type { DeductionChannelActions } from './parts/useDeductionChannelActions';

/** One channel of one plate: its state, its position in the order, and its last deductions. */
export function DeductionChannelCard({
  deduction,
  actions,
}: {
  readonly deduction: PlateDeductionChannel;
  readonly actions: DeductionChannelActions;
}) {
  const now = useServerNow();
  const { name, withholding } = deduction;
  const { plateId, plateNo, formatPlateNo, state, order, openTime, deductions } = withholding;
  const tag = deductionChannelTag(state);
  const note = deductionBlockedText(state);
  const plateName = formatPlateNo || plateNo;
  return (
    <Card>
      <p className={styles['head']}>
        <PlateBadge plateNo={plateName} size="large" />
        <span>
          {name} <Tag tone={tag.tone}>{tag.text}</Tag>
        </span>
      </p>
      {note !== '' && <p className={styles['note']}>{note}</p>}
      <FactRows
        facts={[
          { label: '扣款顺序', value: order > 0 ? `第${order}个` : '' },
          { label: '开通时间', value: formatServerMoment(openTime, now) },
          { label: '最近扣款', value: deductions.length === 0 ? '暂无' : '' },
        ]}
      />
      {deductions.length > 0 && (
        <CardRows>
          {deductions.map(({ payId, time, amount, title }) => (
            <ListRow
              key={payId}
              title={title || '停车费'}
              note={formatServerMoment(time, now)}
              right={<Amount cents={amount} />}
            />
          ))}
        </CardRows>
      )}
      <CardActions>
        {state === AUTO_DEDUCTION_STATE.paused && (
          <LinkButton to={pathTo('arrearsPage', { plateNo })}>欠费补缴</LinkButton>
        )}
        <LinkButton to={pathTo('orderDeduction', { plateId })}>调整顺序</LinkButton>
        <TextButton
          tone="danger"
          isDisabled={actions.isBusy}
          label={`关闭，${plateName} 的${name}自动扣款`}
          onPress={() => {
            actions.close({ plateId, formatPlateNo: plateName }, [deduction]);
          }}
        >
          关闭
        </TextButton>
      </CardActions>
    </Card>
  );
}
