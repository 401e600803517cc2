import { EMPTY_FEEDBACK_CONTEXT } from '@/services/basic/support';

import { digitsPng } from '../../../mocks/pictures/digits';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import { sendFeedback } from '../../../mocks/world/support/feedbacks';
import type { GoodCalls } from '../serviceCalls';

const { lin } = DRIVERS;
const FEEDBACK = {
  driverId: lin.driverId,
  type: 2 as const,
  content: '这笔停车费多收了',
  pictures: [],
  phone: lin.phone,
  ...EMPTY_FEEDBACK_CONTEXT,
  relatedNo: 'stay-0004',
  requestId: 'request-of-the-good-feedback',
};

export const goodCalls: GoodCalls = {
  basic: {
    getHomeMenu: () => undefined,
    getMenuConfig: () => undefined,
    getH5Address: () => ({ pageId: 'ROAD_RESCUE', driverId: lin.driverId }),
    getApplicationInfo: () => undefined,
    getMapKey: () => undefined,
    getParamConfigs: () => undefined,
    getWebPageConfig: () => undefined,
    getMapType: () => undefined,
    listNotices: () => ({ pageNo: 1, pageSize: 20 }),
    getPageRemark: () => ({ pageId: 'recharge' }),
    uploadPicture: ({ secret }) => secret({ fileData: digitsPng('1234'), suffix: 'png' }),
    listFaqs: () => ({ faqType: 1 }),
    listFeedbacks: ({ world }) => {
      sendFeedback(world, FEEDBACK);
      return undefined;
    },
    findFeedbacks: () => undefined,
    findRequest: () => ({ requestId: 'request-1' }),
    getFeedback: ({ world }) => ({ feedbackId: sendFeedback(world, FEEDBACK).feedbackId }),
    sendFeedback: ({ secret }) => {
      const { driverId: _own, phone, ...feedback } = FEEDBACK;
      return { ...secret({ phone }), ...feedback };
    },
    continueFeedback: ({ world }) => ({
      feedbackId: sendFeedback(world, FEEDBACK).feedbackId,
      content: '还有一笔也不对',
      isResolved: 0,
      requestId: 'request-of-the-good-reply',
    }),
    listFollows: () => undefined,
    setFollow: () => ({ followType: 4, isOn: 1 }),
    sendRecording: ({ secret }) => ({ ...secret({ recording: '{"actions":[]}' }), hasConsent: 1, appVersion: '1.0.0' }),
    signAddress: ({ secret }) => secret({ url: 'http://localhost/home' }),
  },
};
