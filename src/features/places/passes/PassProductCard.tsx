import { isSoldOut } from '@/domain/places/remainingCountText';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import type { PassProduct } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { InlineFacts } from '@/ui/card/InlineFacts';
import { Tag } from '@/ui/text/Tag';
import { passPriceText, passProductFactTexts, passStockText } from '@/widgets/pass/model/passProductText';

import styles from './PassProductCard.module.css';

interface PassProductCardProps {
  readonly rule: PassProduct;
  /** The lot to buy the pass for. Without one it is the first lot where the pass is valid. */
  readonly parkId: string | undefined;
}

/** A period pass on sale. */
export function PassProductCard({ rule, parkId }: PassProductCardProps) {
  const { ruleId, ruleName, leftNum, parkIds } = rule;
  const validLotsLabel = `${parkIds.length}个停车场适用`;
  const isOutOfStock = isSoldOut(leftNum);
  return (
    <Card title={ruleName}>
      <div className={styles['head']}>
        <p className={styles['price']}>{passPriceText(rule)}</p>
        <Tag tone={isOutOfStock ? 'plain' : 'done'}>{passStockText(rule)}</Tag>
      </div>
      <p className={styles['facts']}>
        <InlineFacts of={passProductFactTexts(rule)} />
      </p>
      <div className={styles['acts']}>
        <LinkButton to={pathTo('suitParking', { ruleId })} label={`${validLotsLabel}，${ruleName}`}>
          {validLotsLabel}
        </LinkButton>
        {!isOutOfStock && hasScreen('monthlyPassConfirm') && (
          <div className={styles['buy']}>
            <LinkButton
              to={pathTo('monthlyPassConfirm', { ruleId, parkId: parkId ?? parkIds[0] })}
              variant="soft"
              label={`办理${ruleName}`}
            >
              办理
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}
