import { TextButton } from '@/ui/button/TextButton';
import { ListRow } from '@/ui/list/ListRow';
import { Tag } from '@/ui/text/Tag';

import {
  type DeductionChannel,
  type DeductionChannelOffer,
  deductionChannelOpeningHint,
} from '../model/deductionChannels';
import { TrailingRowAction } from './TrailingRowAction';

interface WithholdingOfferRowProps {
  readonly offer: DeductionChannelOffer;
  readonly isBusy: boolean;
  readonly plateName: string;
  readonly onOpen: (channel: DeductionChannel) => void;
}

/** A channel that can be opened for a plate, or the reason why it cannot. */
export function DeductionChannelOfferRow({
  offer: { channel, name, reason },
  isBusy,
  plateName,
  onOpen,
}: WithholdingOfferRowProps) {
  return (
    <ListRow
      title={
        <>
          {name} <Tag>未开通</Tag>
        </>
      }
      note={reason === '' ? deductionChannelOpeningHint(channel) : reason}
      right={
        <TrailingRowAction>
          <TextButton
            isDisabled={isBusy || reason !== ''}
            label={`开通，${plateName} 的${name}自动扣款`}
            onPress={() => {
              onOpen(channel);
            }}
          >
            开通
          </TextButton>
        </TrailingRowAction>
      }
    />
  );
}
