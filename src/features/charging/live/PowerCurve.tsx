import type { PowerSample } from '@/domain/charging/reading';
import { Card } from '@/ui/card/Card';

import { curvePath, curveWords, HEIGHT, WIDTH } from './model/curveShape';
import styles from './PowerCurve.module.css';

/** Power over time, as far as this page has watched. Screen readers read it as a sentence. */
export function PowerCurve({
  curve,
  isStopping,
}: {
  readonly curve: readonly PowerSample[];
  readonly isStopping: boolean;
}) {
  const path = curvePath(curve);
  if (path === '') return null;
  const words = curveWords(curve, isStopping);
  return (
    <Card title="功率曲线">
      <svg
        className={styles['curve']}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <path className={styles['area']} d={`${path}L${String(WIDTH)} ${String(HEIGHT)}L0 ${String(HEIGHT)}Z`} />
        <path className={styles['line']} d={path} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles['note']} aria-hidden="true">
        {words}
      </p>
    </Card>
  );
}
