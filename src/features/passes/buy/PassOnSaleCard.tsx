import { isSoldOut } from '@/domain/places/remainingCountText';
import type { PassRule } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { passPriceText, passQuotaText, passRuleFacts } from '@/widgets/pass/model/passRuleText';

import styles from './buy.module.css';

/** The pass on sale: its name, its price, where it is valid, and how many are left. */
export function PassOnSaleCard({ rule }: { readonly rule: PassRule }) {
  return (
    <Card>
      <StatusHeader
        title={rule.ruleName}
        word={passQuotaText(rule)}
        tone={isSoldOut(rule.leftNum) ? 'plain' : 'done'}
      />
      <p className={styles['price']}>{passPriceText(rule)}</p>
      <p className={styles['note']}>
        <InlineFacts of={passRuleFacts(rule)} />
      </p>
      <p className={styles['note']}>{rule.parkNames.join('、')}</p>
    </Card>
  );
}
