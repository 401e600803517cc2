import { defineRoutes } from '@/navigation/routeDefinition';

export const supportRoutes = defineRoutes({
  customerServiceIndex: {
    title: '客服中心',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "support" */ './centre/CustomerServiceScreen'),
  },
  customerServiceQuestionBill: {
    title: '缴费问题',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "support" */ './faq/QuestionBillScreen'),
  },
  customerServiceQuestionBook: {
    title: '预约问题',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "support" */ './faq/QuestionBookScreen'),
  },
  customerServiceQuestionConsultation: {
    title: '咨询反馈',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "feedback" */ './form/QuestionConsultationScreen'),
  },
  customerServiceFeedBack: {
    title: '问题反馈',
    signInReason: '查看客服的回复',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "feedback" */ './form/FeedBackScreen'),
  },
  customerServiceBillFeedBack: {
    title: '账单反馈',
    signInReason: '反馈账单问题',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "feedback" */ './form/BillFeedBackScreen'),
  },
  customerServiceFeedHistory: {
    title: '我的反馈',
    signInReason: '查看客服的回复',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "support" */ './history/FeedHistoryScreen'),
  },
  customerServiceFeedDetail: {
    title: '反馈详情',
    signInReason: '查看客服的回复',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "support" */ './history/FeedDetailScreen'),
  },
  customerServiceBillProblem: {
    title: '停车账单问题',
    signInReason: '反馈账单问题',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "support" */ './bills/BillProblemScreen'),
  },
  customerServiceBillProblemList: {
    title: '选择停车账单',
    signInReason: '选择账单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "support" */ './bills/BillProblemListScreen'),
  },
  customerServiceChargingBillProblemList: {
    title: '选择充电订单',
    signInReason: '选择订单',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "support" */ './bills/ChargingBillProblemListScreen'),
  },
});
