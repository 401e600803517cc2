import { Card } from '@/ui/card/Card';
import { WholeFigures } from '@/ui/text/WholeFigures';

import styles from './RuleList.module.css';

/** What binds the driver, one sentence a line. A rule that is not known is empty and left out. */
export function Rules({ rules }: { readonly rules: readonly string[] }) {
  const known = [...new Set(rules)].filter((rule) => rule !== '');
  if (known.length === 0) return null;
  return (
    <ul className={styles['rules']}>
      {known.map((rule) => (
        <li key={rule}>
          <WholeFigures of={rule} />
        </li>
      ))}
    </ul>
  );
}

/** The same as a card of its own. */
export function RuleList({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <Card title={title}>
      <Rules rules={rules} />
    </Card>
  );
}
