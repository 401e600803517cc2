import { DAY_MS, HOUR_MS } from '@/lib/timeUnits';

export interface NoticeText {
  noticeId: string;
  /** 1 user agreement, 2 privacy policy, 3 announcement, 4 maintenance. */
  noticeType: 1 | 2 | 3 | 4;
  title: string;
  contentHtml: string;
  version: string;
  /** Days before the start of the world. */
  daysAgo: number;
  changeSummary: string;
  isTop: boolean;
  /** Milliseconds after the midnight before publication, in Shanghai. */
  endsInMs: number | null;
}

const notice = (
  noticeId: string,
  noticeType: NoticeText['noticeType'],
  title: string,
  daysAgo: number,
  contentHtml: string,
  more: Partial<NoticeText> = {},
): NoticeText => ({
  noticeId,
  noticeType,
  title,
  contentHtml,
  version: '',
  daysAgo,
  changeSummary: '',
  isTop: false,
  endsInMs: null,
  ...more,
});

export const NOTICES: readonly NoticeText[] = [
  notice(
    'notice-1',
    1,
    '用户服务协议',
    120,
    '<h3>一、服务内容</h3><p>本平台为车主提供停车缴费、月卡办理、车位预约和充电服务。</p><h3>二、费用</h3><p>停车费由停车场按公示标准收取，平台不另收手续费。</p><h3>三、账号</h3><p>请妥善保管密码和验证码，勿转借他人使用。</p>',
    { version: 'V2.1', changeSummary: '增加充电服务条款' },
  ),
  notice(
    'notice-2',
    2,
    '隐私政策',
    60,
    '<h3>一、我们收集的信息</h3><p>手机号、车牌号、缴费记录；位置仅在查找附近停车场时使用。</p><h3>二、信息的使用</h3><p>用于计费、缴费和开具发票，不向无关第三方提供。您同意后，应用出错、支付结果未知、页面打不开或按了没反应时，会自动发送最近几分钟的操作记录，只用来查找问题；手机号、车牌、证件号、位置和地址已打码，每天最多3次，可随时关闭。</p><h3>三、您的权利</h3><p>您可以查询、更正、删除个人信息，也可以注销账号。</p>',
    { version: 'V3.0', changeSummary: '说明位置信息的使用时机' },
  ),
  notice('notice-3', 2, '隐私政策', 400, '<p>我们收集手机号和车牌号，用于计费和缴费。</p>', {
    version: 'V2.0',
    changeSummary: '首次发布',
  }),
  notice(
    'notice-4',
    3,
    '福华一路路内停车收费时段调整',
    2,
    '<p>即日起，福华一路路内停车收费时段调整为<strong>全天</strong>，每次停车前15分钟免费。</p>',
    { isTop: true },
  ),
  notice('notice-5', 3, '月卡续费九折活动', 6, '<p>11月30日前续费季卡及以上，享受九折优惠。</p>'),
  notice('notice-6', 4, '系统升级通知', 0, '<p>系统将于今晚23:00至次日1:00升级，期间缴费结果可能延迟。</p>', {
    endsInMs: DAY_MS + HOUR_MS,
  }),
];

export const PAGE_REMARKS: Readonly<Record<string, { title: string; contentHtml: string }>> = {
  recharge: {
    title: '充值说明',
    contentHtml: '<p>充100送5，充200送20，充500送80。赠送金额先于本金使用完后不退。</p>',
  },
  balanceRefund: { title: '提现说明', contentHtml: '<p>本金原路退回，1至3个工作日到账；赠送金额不可提现。</p>' },
  customerService: { title: '服务时间', contentHtml: '<p>人工客服每天8:00至22:00在线，其余时间请留言。</p>' },
  questionBill: { title: '缴费提示', contentHtml: '<p>缴费后请在离场时限内驶出，超时会重新计费。</p>' },
  monthlyRule: { title: '月卡须知', contentHtml: '<p>月卡自生效日零点起算，换车请提前一天办理。</p>' },
  accountDeletion: {
    title: '注销须知',
    contentHtml: '<p>注销后车辆、优惠券、月卡和记录将被清除且无法恢复。</p>',
  },
};

/** 1 fees, 2 coupons, 3 invoices, 4 bookings, 5 account, 6 charging. */
export const FAQS: readonly { faqId: string; faqType: 1 | 2 | 3 | 4 | 5 | 6; question: string; answerHtml: string }[] =
  [
    {
      faqId: 'faq-1',
      faqType: 1,
      question: '缴费后多久必须离场？',
      answerHtml: '<p>缴费成功后请在页面显示的免费离场时间内出场，超时将重新计费。</p>',
    },
    {
      faqId: 'faq-2',
      faqType: 1,
      question: '重复缴费了怎么办？',
      answerHtml: '<p>系统核对后多付的款项会在1至3个工作日内原路退回，也可以提交账单申诉。</p>',
    },
    {
      faqId: 'faq-3',
      faqType: 2,
      question: '优惠券为什么不能用？',
      answerHtml: '<p>请查看券面的适用停车场、有效期和最低消费金额。</p>',
    },
    {
      faqId: 'faq-4',
      faqType: 3,
      question: '停车费怎么开发票？',
      answerHtml: '<p>在“开发票”中选择账单并填写抬头，电子发票会发送到您的邮箱。</p>',
    },
    {
      faqId: 'faq-5',
      faqType: 4,
      question: '预约后可以取消吗？',
      answerHtml: '<p>在最晚免费取消时间之前取消全额退款，之后按规则扣除违约金。</p>',
    },
    {
      faqId: 'faq-6',
      faqType: 5,
      question: '我的车牌被别人绑定了怎么办？',
      answerHtml: '<p>请在“咨询反馈”中提交行驶证照片，核实后为您解绑。</p>',
    },
    {
      faqId: 'faq-7',
      faqType: 6,
      question: '充电无法停止怎么办？',
      answerHtml: '<p>请先在车上结束充电，再按桩上的急停按钮，并联系客服。</p>',
    },
  ];

export const FOLLOWS = [
  { followType: 1, followName: '入场通知', description: '车辆驶入停车场时通知', isOn: true },
  { followType: 2, followName: '离场通知', description: '车辆驶离停车场时通知', isOn: true },
  { followType: 3, followName: '月卡到期提醒', description: '月卡到期前3天通知', isOn: true },
  { followType: 4, followName: '充电完成通知', description: '充电结束时通知', isOn: false },
  { followType: 5, followName: '欠费提醒', description: '产生欠费后通知', isOn: true },
  { followType: 6, followName: '预约提醒', description: '预约入场前30分钟通知', isOn: false },
] as const;
