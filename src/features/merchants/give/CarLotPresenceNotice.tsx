import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { CarLotPresence } from './useCarLotPresence';

const PRESENCE_NOTICES = {
  asking: { text: '正在查询是否在场…', tone: 'info' },
  in: { text: '车辆在场', tone: 'done' },
  out: { text: '车辆未入场，可以提前发', tone: 'info' },
  needed: { text: '车辆未入场，入场后才能发', tone: 'soon' },
  unknown: { text: '在场情况加载失败，可以照常发放', tone: 'info' },
} as const;

/** Whether the car is in a lot. The clerk can check again after the car has entered. */
export function CarLotPresenceNotice({ is, recheck }: { readonly is: CarLotPresence; readonly recheck: () => void }) {
  if (is === 'none') return null;
  const { text, tone } = PRESENCE_NOTICES[is];
  return (
    <div role="status">
      <NoticeBanner
        tone={tone}
        action={is === 'needed' || is === 'unknown' ? <TextButton onPress={recheck}>再查一次</TextButton> : undefined}
      >
        {text}
      </NoticeBanner>
    </div>
  );
}
