import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';

import type { InLot } from './useInLot';

const LINES = {
  asking: { text: '正在查询是否在场…', tone: 'info' },
  in: { text: '车辆在场', tone: 'done' },
  out: { text: '车辆未入场，可以提前发', tone: 'info' },
  needed: { text: '车辆未入场，入场后才能发', tone: 'soon' },
  unknown: { text: '在场情况加载失败，可以照常发放', tone: 'info' },
} as const;

/** Whether the car is there. A car that drives in meanwhile is asked about again. */
export function InLotLine({ is, again }: { readonly is: InLot; readonly again: () => void }) {
  if (is === 'none') return null;
  const { text, tone } = LINES[is];
  return (
    <div role="status">
      <Notice
        tone={tone}
        {...(is === 'needed' || is === 'unknown' ? { action: <TextButton onPress={again}>再查一次</TextButton> } : {})}
      >
        {text}
      </Notice>
    </div>
  );
}
