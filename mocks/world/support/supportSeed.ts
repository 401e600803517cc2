import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/timeUnits';
import { EMPTY_FEEDBACK_CONTEXT } from '@/services/basic/support';

import { wireTime } from '../core/clock';
import { DRIVERS, LOTS, PLATES } from '../core/seeded';
import type { World } from '../World';
import { sendFeedback } from './feedbacks';
import type { FeedbackRow } from './supportTables';

/** 林晓 has feedback in each state: one that nobody has read, one in progress, one whose answer is unread, and one that is closed. */
export function seedSupport(world: World): void {
  const { driverId, phone } = DRIVERS.lin;
  const now = world.clock.now();
  const add = (
    at: number,
    asked: Partial<FeedbackRow> & Pick<FeedbackRow, 'type' | 'content'>,
    then: Partial<FeedbackRow>,
  ) => {
    const requestId = `seeded-feedback-${String(at)}`;
    const row = sendFeedback(world, { ...EMPTY_FEEDBACK_CONTEXT, pictures: [], driverId, phone, requestId, ...asked });
    row.submittedAt = at;
    row.waitsSince = at;
    row.turns = [{ from: 1, text: row.content, at }, ...(then.turns ?? [])];
    Object.assign(row, { ...then, turns: row.turns });
  };
  add(
    now - 3 * DAY_MS,
    { type: 1, content: '希望首页能看到附近停车场的剩余车位' },
    {
      state: 4,
      waitsSince: null,
      turns: [{ from: 2, text: '感谢您的建议，首页“附近”已显示剩余车位。', at: now - 3 * DAY_MS + HOUR_MS }],
    },
  );
  add(
    now - DAY_MS,
    {
      type: 2,
      content: '离场时间不对，多收了一个小时',
      reasonText: '停车时间不对',
      relatedNo: 'stay-0006',
      relatedType: 1,
      parkId: LOTS.city,
      plateNo: PLATES.running,
      occurTime: wireTime(now - 2 * DAY_MS),
    },
    {
      state: 3,
      waitsSince: null,
      isSeen: false,
      turns: [{ from: 2, text: '已请停车场核对出口照片，请问您是几点离场的？', at: now - HOUR_MS }],
    },
  );
  const charge = { relatedNo: 'charging-2', relatedType: 2 } as const;
  add(now - 3 * MINUTE_MS, { type: 3, content: '充电枪拔不下来，等了十分钟', ...charge }, { state: 2 });
  add(now, { type: 6, content: '停车场入口的导航位置偏了' }, {});
}
