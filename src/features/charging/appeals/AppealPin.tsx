import type { ComponentProps } from 'react';

import { Card } from '@/ui/card/Card';
import { FactRows } from '@/ui/card/FactRows';
import { Amount } from '@/ui/text/Amount';

interface AppealPinProps {
  readonly title: string;
  readonly cents: number;
  readonly facts: ComponentProps<typeof FactRows>['facts'];
}

/** The bill of an appeal: where, how much, and the facts by which a driver knows it. */
export function AppealPin({ title, cents, facts }: AppealPinProps) {
  return (
    <Card title={title}>
      <Amount cents={cents} size="card" />
      <FactRows facts={facts} />
    </Card>
  );
}
