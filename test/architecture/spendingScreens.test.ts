import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { SPENDING_SCREENS } from '@/app/shell/outlets/spendingScreens';
import { paths } from '@/navigation/paths';

const source = path.resolve(__dirname, '../../src');

/** What a screen pays with, or goes back to the cashier with. */
const PAYING = [
  'useCheckout',
  'usePurchaseControls',
  'usePaymentControls',
  'usePaymentAttemptByResultUrl',
  'usePaymentAttemptActions',
];

/** Requests that order, take money out, give away what was bought, or bind a plate or a person. */
const SPENDING_KINDS = [
  ...[
    'chargingStartRequest',
    'offPeakPackageOrderRequest',
    'offPeakSlotOrderRequest',
    'bookingCreateRequest',
    'cashOutRequest',
  ],
  ...[
    'couponGrantRequest',
    'passApplyRequest',
    'passReapplyRequest',
    'passCarsChangeRequest',
    'residentRegistrationRequest',
  ],
];
/** Requests that spend nothing and bind nothing. */
const OTHER_KINDS = [
  ...['parkingLockMoveRequest', 'chargingStopRequest', 'purchaseCancelOrRefundRequest', 'parkingAppealRequest'],
  ...[
    'parkingAppealWithdrawRequest',
    'offPeakPackageCancelRequest',
    'offPeakSlotCancelRequest',
    'offPeakViolationAppealRequest',
  ],
  ...[
    'invoiceReissueRequest',
    'receiptInvoiceRequest',
    'invoiceCreateRequest',
    'chargingAppealRequest',
    'idleFeeAppealRequest',
  ],
  ...[
    'evasionCarReleaseRequest',
    'bookingCancelRequest',
    'takenBerthReportRequest',
    'invitationGiftClaimRequest',
    'passCancelOrRefundRequest',
  ],
  ...['feedbackFollowUpRequest', 'feedbackSubmitRequest', 'couponGrantRevokeRequest'],
];

/** Calls that bind a plate, a car or a card with its balance, or let it pay by itself. */
const SPENDING_CALLS = [
  ...['useBindPlateMutation', 'useOpenWithholdingsMutation', 'useSubmitPlateMaterialMutation'],
  ...['useResubmitPlateMaterialMutation', 'useAddVinMutation', 'useSwitchVinMutation'],
  ...['useBindChargingCardMutation'],
];
/** Calls that do not. Binding a phone has a confirmation of its own (`useAccountOwnerConfirmation`). */
const OTHER_CALLS = [
  ...['useAddInvoiceTitleMutation', 'useBindBookingPhoneMutation', 'useBindPhoneMutation', 'useChangeNickNameMutation'],
  ...['useChangeChargingCardPasswordMutation', 'useChangeInvoiceTitleMutation', 'useChangePasswordMutation'],
  ...['useChangePhoneMutation', 'useCheckAccountMutation', 'useChooseThirdAccountMutation', 'useDeleteAccountMutation'],
  ...['useCloseWithholdingMutation', 'useCollectParkMutation', 'useCollectStationMutation', 'useOAuthLoginMutation'],
  ...['useDeleteInvoiceTitleMutation', 'useDeletePlateHistoryMutation', 'useEvaluateStayMutation', 'useLoginMutation'],
  ...['useGetChallengeMutation', 'useIsPhoneRegisteredMutation', 'useListThirdAccountsMutation'],
  ...['useLoginByVerifyCodeMutation', 'useMakePlateDefaultMutation', 'useProveOpenidMutation'],
  ...['useRaiseBarrierMutation', 'useReceiveCouponMutation', 'useRegisterMutation', 'useRemoveVinMutation'],
  ...['useReportChargingCardMutation', 'useReportDepartureMutation', 'useResendInvoiceByCodeMutation'],
  ...['useResendInvoiceMutation', 'useResetPasswordMutation', 'useSendPlateCouponMutation', 'useSetFollowMutation'],
  ...['useSendRecordingMutation', 'useSendVerifyCodeMutation', 'useUnbindPlateMutation', 'useUncollectParkMutation'],
  ...['useUncollectStationMutation', 'useUpdateUserDetailMutation', 'useUploadPictureMutation'],
];

const ACTS = new Set([...PAYING, ...SPENDING_KINDS, ...SPENDING_CALLS]);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
const textOf = (file: string): string => readFileSync(path.join(source, file), 'utf8');

function resolve(from: string, spec: string): string | undefined {
  const base = spec.startsWith('@/') ? spec.slice(2) : path.posix.join(path.posix.dirname(from), spec);
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(path.join(source, file)));
}

const IMPORTED = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/g;
const NAMES = /import (?:type )?\{([^}]*)\} from/g;

/** The acts that a screen imports, itself or through parts of features and widgets. A route that it links to is no import. */
function actsOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = textOf(file);
  const names = [...text.matchAll(NAMES)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const further = [...text.matchAll(IMPORTED)]
    .map(([, spec = '']) => resolve(file, spec))
    .filter((next): next is string => next !== undefined && /^(features|widgets)\//.test(next));
  return [...names.filter((name) => ACTS.has(name)), ...further.flatMap((next) => actsOf(next, seen))];
}

/** The file of the screen of each route. */
const screens = new Map(
  filesBelow('features')
    .filter((file) => /(?:^|\/)(?:r|lazyR)outes\.ts$/.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^ {2}(\w+): \{[\s\S]*?import\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/gm)].map(
        ([, name = '', spec = '']) => [name, resolve(file, spec) ?? ''] as const,
      ),
    ),
);

test('every route is read', () => {
  expect([...screens.keys()].sort()).toEqual(Object.keys(paths).sort());
});

test('whose account a link has opened stands on each screen that can spend, recharge or bind a plate, and on no other', () => {
  const spending = [...screens].filter(([, file]) => actsOf(file).length > 0).map(([name]) => name);
  expect([...SPENDING_SCREENS].sort()).toEqual(spending.sort());
});

test('each request and each call is known to spend or bind, or not to', () => {
  const all = [...filesBelow('features'), ...filesBelow('flows'), ...filesBelow('services')].map(textOf).join('\n');
  const kinds = [...all.matchAll(/export const (\w+) = defineIdempotentRequest\(/g)].map(([, name = '']) => name);
  expect(kinds.sort()).toEqual([...SPENDING_KINDS, ...OTHER_KINDS].sort());
  const calls = [...all.matchAll(/\buse[A-Z]\w*Mutation\b/g)].map(([name]) => name);
  expect([...new Set(calls)].sort()).toEqual([...SPENDING_CALLS, ...OTHER_CALLS].sort());
});
