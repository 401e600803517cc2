import { formatServerMoment } from '@/domain/formatServerMoment';
import { formatYuan } from '@/domain/money';
import { ledgerRecordTypeLabel, toSignedLedgerCents } from '@/domain/wallet/ledger';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { WalletLedgerRecord } from '@/services/driver/wallets';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Amount } from '@/ui/text/Amount';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';

import { ledgerRecordTargetPath } from './model/ledgerRecordTargetPath';

interface LedgerRowProps {
  readonly record: WalletLedgerRecord;
  /** The path of this wallet's cash-outs. */
  readonly cashOutPath: string | undefined;
}

/** One record of a ledger: its title, amount and the balance after it, with a link to its bill or order. */
export function LedgerRow({ record, cashOutPath }: LedgerRowProps) {
  const now = useServerNow();
  const kindLabel = ledgerRecordTypeLabel(record.recordType);
  const cents = toSignedLedgerCents(record);
  const balance = Number.isNaN(record.balanceAfter) ? '' : `余额 ${formatYuan(record.balanceAfter)}`;
  return (
    <Card>
      <CardRows>
        <ListRow
          to={ledgerRecordTargetPath(record, cashOutPath)}
          title={
            <>
              <UnbrokenNumbersText of={record.title || kindLabel} />{' '}
              {record.title !== '' && record.title !== kindLabel && <Tag>{kindLabel}</Tag>}
            </>
          }
          note={<InlineFacts of={[formatServerMoment(record.time, now), balance]} />}
          right={
            <>
              {cents > 0 && '+'}
              <Amount cents={Number.isNaN(cents) ? record.amount : cents} tone={cents > 0 ? 'done' : 'plain'} />
            </>
          }
        />
      </CardRows>
    </Card>
  );
}
