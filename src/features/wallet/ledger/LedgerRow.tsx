import { momentText } from '@/domain/momentText';
import { formatYuan } from '@/domain/money';
import { recordWord, signedCents } from '@/domain/wallet/ledger';
import type { WalletRecord } from '@/services/driver/wallets';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { Card } from '@/ui/card/Card';
import { Facts } from '@/ui/card/Facts';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';

import { recordLink } from './model/recordLink';

interface LedgerRowProps {
  readonly line: WalletRecord;
  /** Where pay-outs of this wallet are shown. */
  readonly cashOut: string | undefined;
}

/** One line of a ledger: what changed, by how much, the balance after it, and the way to what it was for. */
export function LedgerRow({ line, cashOut }: LedgerRowProps) {
  const now = useServerNow();
  const word = recordWord(line.recordType);
  const cents = signedCents(line);
  const balance = Number.isNaN(line.balanceAfter) ? '' : `余额 ${formatYuan(line.balanceAfter)}`;
  return (
    <Card>
      <Rows>
        <ListRow
          to={recordLink(line, cashOut)}
          title={
            <>
              <UnbrokenNumbers of={line.title || word} />{' '}
              {line.title !== '' && line.title !== word && <Tag>{word}</Tag>}
            </>
          }
          note={<Facts of={[momentText(line.time, now), balance]} />}
          right={
            <>
              {cents > 0 && '+'}
              <Amount cents={Number.isNaN(cents) ? line.amount : cents} tone={cents > 0 ? 'done' : 'plain'} />
            </>
          }
        />
      </Rows>
    </Card>
  );
}
