import { defineRoutes } from '@/navigation/routeDefinition';

export const invoiceRoutes = defineRoutes({
  invoiceManage: {
    title: '发票管理',
    signInReason: '管理发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invoices" */ './manage/InvoiceManageScreen'),
  },
  invoiceBillList: {
    title: '选择账单',
    signInReason: '开发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invoices" */ './pick/InvoiceBillListScreen'),
  },
  invoiceOrderList: {
    title: '选择订单',
    signInReason: '开发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invoices" */ './pick/InvoiceOrderListScreen'),
  },
  makeInvoice: {
    title: '开具发票',
    signInReason: '开发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "make-invoice" */ './make/MakeInvoiceScreen'),
  },
  invoiceSpecial: {
    title: '增值税专用发票',
    signInReason: '开发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "make-invoice" */ './make/InvoiceSpecialScreen'),
  },
  makeInvoiceBySelf: {
    title: '自助开票',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "make-invoice" */ './self/MakeInvoiceBySelfScreen'),
  },
  makeInvoiceSuccess: {
    title: '开票结果',
    signInReason: '查看发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "make-invoice" */ './make/MakeInvoiceSuccessScreen'),
  },
  invoiceRecord: {
    title: '开票记录',
    signInReason: '查看发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invoices" */ './record/InvoiceRecordScreen'),
  },
  invoiceRecordDetail: {
    title: '发票详情',
    signInReason: '查看发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invoices" */ './record/InvoiceRecordDetailScreen'),
  },
  invoicePage: {
    title: '查看发票',
    guard: 'open',
    screen: () => import(/* webpackChunkName: "invoice-page" */ './view/InvoicePageScreen'),
  },
  reSendInvoice: {
    title: '重新发送',
    signInReason: '发送发票',
    guard: 'session',
    screen: () => import(/* webpackChunkName: "invoices" */ './send/ReSendInvoiceScreen'),
  },
});
