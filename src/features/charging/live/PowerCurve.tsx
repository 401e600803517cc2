import type { PowerSample } from '@/domain/charging/reading';
import { Card } from '@/ui/card/Card';

import { POWER_CURVE_HEIGHT, POWER_CURVE_WIDTH, powerCurveText, toPowerCurvePath } from './model/powerCurve';
import styles from './PowerCurve.module.css';

/** Power over time since this page was opened. Screen readers get it as a sentence. */
export function PowerCurve({
  curve,
  isStopping,
}: {
  readonly curve: readonly PowerSample[];
  readonly isStopping: boolean;
}) {
  const path = toPowerCurvePath(curve);
  if (path === '') return null;
  const summary = powerCurveText(curve, isStopping);
  return (
    <Card title="功率曲线">
      <svg
        className={styles['curve']}
        viewBox={`0 0 ${String(POWER_CURVE_WIDTH)} ${String(POWER_CURVE_HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path
          className={styles['area']}
          d={`${path}L${String(POWER_CURVE_WIDTH)} ${String(POWER_CURVE_HEIGHT)}L0 ${String(POWER_CURVE_HEIGHT)}Z`}
        />
        <path className={styles['line']} d={path} fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles['note']} aria-hidden="true">
        {summary}
      </p>
    </Card>
  );
}
