import { Card } from '@/ui/card/Card';
import { TextList } from '@/ui/text/TextList';

/** What binds the driver, one sentence a line. A rule that is not known is empty and left out. */
export function Rules({ rules }: { readonly rules: readonly string[] }) {
  const known = [...new Set(rules)].filter((rule) => rule !== '');
  if (known.length === 0) return null;
  return <TextList items={known} />;
}

/** The same as a card of its own. */
export function RuleList({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <Card title={title}>
      <Rules rules={rules} />
    </Card>
  );
}
