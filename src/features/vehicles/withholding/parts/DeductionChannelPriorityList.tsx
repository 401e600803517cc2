import { pathTo } from '@/navigation/paths';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { CardActions } from '@/ui/card/CardActions';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import {
  deductionBlockedText,
  type DeductionChannel,
  deductionChannelTag,
  type PlateDeductionChannel,
} from '../model/deductionChannels';
import styles from './DeductionChannelPriorityList.module.css';

interface DeductionChannelOrderProps {
  readonly deductions: readonly PlateDeductionChannel[];
  readonly isBusy: boolean;
  readonly onMove: (channel: DeductionChannel, by: -1 | 1) => void;
  readonly onAuthorize: (channel: DeductionChannel) => void;
  readonly onClose: (deduction: PlateDeductionChannel) => void;
}

/** The open channels in the order in which they are tried. */
export function DeductionChannelPriorityList({
  deductions,
  isBusy,
  onMove,
  onAuthorize,
  onClose,
}: DeductionChannelOrderProps) {
  return (
    <ol aria-label="扣款顺序">
      {deductions.map((deduction, index) => {
        const { channel, name, withholding } = deduction;
        const tag = deductionChannelTag(withholding.state);
        const note = deductionBlockedText(withholding.state);
        return (
          <li key={channel} className={styles['item']}>
            <CardRows>
              <ListRow
                title={
                  <>
                    {index + 1}. {name} <Tag tone={tag.tone}>{tag.text}</Tag>
                  </>
                }
                note={note || undefined}
              />
            </CardRows>
            <CardActions>
              {withholding.state === AUTO_DEDUCTION_STATE.unauthorized && (
                <TextButton isDisabled={isBusy} label={`去授权，${name}`} onPress={() => onAuthorize(channel)}>
                  去授权
                </TextButton>
              )}
              {withholding.state === AUTO_DEDUCTION_STATE.paused && (
                <LinkButton to={pathTo('arrearsPage', { plateNo: withholding.plateNo })}>欠费补缴</LinkButton>
              )}
              {deductions.length > 1 && (
                <>
                  <TextButton
                    isDisabled={isBusy || index === 0}
                    label={`上移，${name}`}
                    onPress={() => onMove(channel, -1)}
                  >
                    上移
                  </TextButton>
                  <TextButton
                    isDisabled={isBusy || index === deductions.length - 1}
                    label={`下移，${name}`}
                    onPress={() => onMove(channel, 1)}
                  >
                    下移
                  </TextButton>
                </>
              )}
              <TextButton tone="danger" isDisabled={isBusy} label={`关闭，${name}`} onPress={() => onClose(deduction)}>
                关闭
              </TextButton>
            </CardActions>
          </li>
        );
      })}
    </ol>
  );
}
