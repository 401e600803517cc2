import { FAQ_TYPE, type FaqType } from '@/services/basic/support';

/** A screen that settles the question. None of them takes a parameter. */
export type FaqAnswerScreen =
  | 'billRecord'
  | 'parkingRecord'
  | 'unused'
  | 'invoiceManage'
  | 'invoiceRecord'
  | 'bookRecord'
  | 'carManage'
  | 'orderRecord'
  | 'chargeBillManage'
  | 'customerServiceBillProblemList';

export interface BuiltInFaqAnswer {
  readonly id: string;
  readonly type: FaqType;
  readonly question: string;
  readonly text: readonly string[];
  /** Other search terms that drivers use. */
  readonly searchTerms: string;
  readonly action?: { readonly label: string; readonly screen: FaqAnswerScreen };
}

const { fees, coupons, invoices, bookings, account, charging } = FAQ_TYPE;

/**
 * The most common questions first. They are part of the app, so that they can be read when the operator has no answers
 * of its own or nothing can be loaded. An answer of the operator to the same question replaces the built-in one.
 */
export const BUILT_IN_FAQ_ANSWERS: readonly BuiltInFaqAnswer[] = [
  {
    id: 'taken-not-paid',
    type: fees,
    question: '钱扣了，账单还显示待缴？',
    text: [
      '扣款到停车场收到一般几秒，网络不好时要几分钟。请勿重复支付，到账后会自动更新。',
      '过几分钟还是待缴，在账单里点“金额有误”或直接反馈，附上支付单号，我们来核对；没有入账的钱会原路退回。',
    ],
    searchTerms: '付款 支付 扣钱 失败 没到账 未到账 付不了 结果',
    action: { label: '看缴费记录', screen: 'billRecord' },
  },
  {
    id: 'leave-by',
    type: fees,
    question: '缴费后多久必须离场？',
    text: [
      '支付成功页和首页会写明最晚离场时间，到点前驶出即可。',
      '超过这个时间会继续计费，补上差额就能离场，已付的不会再收一次。',
    ],
    searchTerms: '出场 超时 免费 时间 开走',
    action: { label: '看停车记录', screen: 'parkingRecord' },
  },
  {
    id: 'barrier-stays-down',
    type: fees,
    question: '已缴费，道闸不抬杆？',
    text: [
      '先看结果页的车牌、停车场和“支付成功”对不对。都对，把车退后一点再开到杆前停稳，让摄像头重新识别。',
      '还不抬杆，按出口的呼叫按钮，或拨打停车场电话，报出支付单号，由现场人员抬杆。',
    ],
    searchTerms: '出不去 杆子 出口 放行 不开门 离场',
    action: { label: '看缴费记录', screen: 'billRecord' },
  },
  {
    id: 'gone-still-charged',
    type: fees,
    question: '车已开走，停车场还在计费？',
    text: ['打开这笔账单，点“我已离场”，费用会停下来。金额还是不对，可以在账单里申诉，写明实际离场时间。'],
    searchTerms: '离场 没识别 一直计费 幽灵账单 出场',
    action: { label: '看停车记录', screen: 'parkingRecord' },
  },
  {
    id: 'wrong-amount',
    type: fees,
    question: '金额或时间不对怎么办？',
    text: [
      '选出那笔账单，说明哪里不对。已离场的可以直接申诉，写明实际入场、离场时间，也可以附照片；车还在场内的，会转给客服核对。',
      '申诉有答复之前，这笔账单不用缴。',
    ],
    searchTerms: '多收 收费错误 申诉 收费标准 贵',
    action: { label: '选账单', screen: 'customerServiceBillProblemList' },
  },
  {
    id: 'paid-twice',
    type: fees,
    question: '重复缴费了怎么办？',
    text: ['多付的钱会自动原路退回，结果页和缴费记录里会显示“重复支付”和退款进度。没有显示的，选出那笔账单告诉我们。'],
    searchTerms: '多付 付了两次 退钱 退款 扣了两次',
    action: { label: '选账单', screen: 'customerServiceBillProblemList' },
  },
  {
    id: 'refund-when',
    type: fees,
    question: '退款多久到账？',
    text: [
      '原路退回：用余额付的退到余额，马上到账；用微信、支付宝付的，一般1至3个工作日，以银行入账为准。',
      '进度写在这笔缴费或订单的详情里。',
    ],
    searchTerms: '退钱 没收到 几天 原路',
    action: { label: '看缴费记录', screen: 'billRecord' },
  },
  {
    id: 'coupon-unusable',
    type: coupons,
    question: '优惠券为什么不能用？',
    text: [
      '看三样：适用的停车场、有效期、最低消费金额。不能用的券会写明原因。一次只能用一张，合并支付不能用券，请单笔支付。',
      '停在哪个停车场，就先打开那笔账单，能用的券会自动选好最划算的一张。',
    ],
    searchTerms: '停车券 抵扣 用不了 满减 商户券',
    action: { label: '看我的券', screen: 'unused' },
  },
  {
    id: 'coupon-after-failure',
    type: coupons,
    question: '用了券但没付成，券还在吗？',
    text: ['还在。支付中的券会暂时锁住，没付成或订单关闭后会自动退回，可以再用；已过期的不能再用。'],
    searchTerms: '优惠券 锁定 退回 失败 不见了 没了',
    action: { label: '看我的券', screen: 'unused' },
  },
  {
    id: 'invoice-how',
    type: invoices,
    question: '停车费怎么开发票？',
    text: [
      '在“发票管理”选好账单，填抬头和邮箱，提交后电子发票会发到邮箱，也能在开票记录里看。',
      '开票方不同的账单会分成几张发票，这是税务要求。',
    ],
    searchTerms: '开票 电子发票 抬头 报销 税号',
    action: { label: '去开发票', screen: 'invoiceManage' },
  },
  {
    id: 'invoice-late',
    type: invoices,
    question: '发票没收到或开错了？',
    text: [
      '在开票记录里打开那张发票，可以重新发送，也可以换一个邮箱；开票失败的，改好后重新提交。已开出的抬头填错了，在发票详情点“换开发票”，原发票会红冲作废。',
    ],
    searchTerms: '重发 邮箱 抬头错 开票中 失败 换开',
    action: { label: '看开票记录', screen: 'invoiceRecord' },
  },
  {
    id: 'booking-cancel',
    type: bookings,
    question: '预约后可以取消吗？',
    text: ['可以。取消前会写明能退多少、扣多少；在最晚免费取消时间之前取消，全额退款。'],
    searchTerms: '退订 违约金 车位预约',
    action: { label: '看我的预约', screen: 'bookRecord' },
  },
  {
    id: 'booking-taken',
    type: bookings,
    question: '到了发现车位被占？',
    text: ['在预约详情里拍照上报，会换一个车位；没有车位可换的，全额退款。'],
    searchTerms: '占位 别人停了 地锁',
    action: { label: '看我的预约', screen: 'bookRecord' },
  },
  {
    id: 'off-peak-overtime',
    type: bookings,
    question: '错时停车超时会怎样？',
    text: ['超出的时间按订单里写明的超时价收费，并计一次违约。一个月内违约到上限，当月不能再预约。'],
    searchTerms: '错时 超时费 违约 共享',
    action: { label: '看我的订单', screen: 'orderRecord' },
  },
  {
    id: 'plate-bound-by-others',
    type: account,
    question: '我的车牌被别人绑定了怎么办？',
    text: ['选“账号与车辆”，提交车牌和行驶证照片，核实后为您解绑。'],
    searchTerms: '误绑 绑定 解绑 车辆 套牌',
    action: { label: '看我的车辆', screen: 'carManage' },
  },
  {
    id: 'charge-does-not-stop',
    type: charging,
    question: '充电停不下来怎么办？',
    text: [
      '先在车上解锁，再按充电枪上的按钮拔枪；拔不出来，按桩上的“停止”。有冒烟、打火等危险，立即按红色急停按钮并远离。',
    ],
    searchTerms: '充电桩 拔枪 停止 急停',
    action: { label: '看充电订单', screen: 'chargeBillManage' },
  },
];
