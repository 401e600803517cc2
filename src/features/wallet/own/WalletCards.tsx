import { formatYuan } from '@/domain/money';
import type { Wallet } from '@/services/driver/defaultWallet';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { RadioList } from '@/ui/choice/RadioList';
import { Amount } from '@/ui/text/Amount';

import { BalanceNotices } from '../parts/BalanceNotices';
import { walletTagLabel, walletTagTone } from './model/walletTags';

interface WalletCardsProps {
  readonly wallets: readonly Wallet[];
  readonly chosen: Wallet;
  readonly onChoose: (walletId: string) => void;
}

/** The chosen wallet with its balance, and the others to choose from. */
export function WalletCards({ wallets, chosen, onChoose }: WalletCardsProps) {
  return (
    <>
      <Card>
        <CardStatusHeader title={chosen.walletName} word={walletTagLabel(chosen)} tone={walletTagTone(chosen)} />
        <Amount cents={chosen.balanceAmount} size="page" />
      </Card>
      <BalanceNotices {...chosen} />
      {wallets.length > 1 && (
        <Card title="选择钱包">
          <RadioList<string>
            legend="选择钱包"
            options={wallets.map((wallet) => ({
              value: wallet.walletId,
              title: wallet.walletName,
              note: `${walletTagLabel(wallet)} · ${formatYuan(wallet.balanceAmount)}`,
            }))}
            value={chosen.walletId}
            onChange={onChoose}
          />
        </Card>
      )}
    </>
  );
}
