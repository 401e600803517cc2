import fc from 'fast-check';

import { getBalancePageName } from '@/domain/offers';
import { maskPhone, normalizePhone } from '@/domain/phone';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { EMPTY_ACCOUNT_FORM_DRAFT, isAccountFormDraft } from '@/features/account/form/model/accountDraft';
import { hasNoAccountFieldErrors, validateAccountForm } from '@/features/account/form/model/accountForm';
import {
  listAccountOrderLinks,
  listAccountServiceLinks,
  type OperatorServiceFlags,
} from '@/features/account/mine/model/accountPageLinks';
import { hostSignInFailureTexts } from '@/features/account/signIn/model/hostSignInFailureTexts';
import type { HostSignInFailure } from '@/flows/session/authorizationSlice';

describe('numbers', () => {
  test.each([
    ['+86 138-0013-8000', '13800138000'],
    ['0086 13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
  ])('%s is %s', (typed, plain) => {
    expect(normalizePhone(removeSeparators(typed))).toBe(plain);
  });

  test('shows the first three and the last four digits, and nothing of a text that is no number', () => {
    expect(maskPhone('13800138000')).toBe('138****8000');
    expect(maskPhone('+8613800138000')).toBe('138****8000');
    expect(maskPhone('')).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const masked = maskPhone(text);
        return masked === '' || /^\d{3}\*{4}\d{4}$/.test(masked);
      }),
    );
  });
});

describe('a form', () => {
  test('is validated only in the fields that it has', () => {
    expect(validateAccountForm({})).toEqual({});
    expect(hasNoAccountFieldErrors(validateAccountForm({ phone: '13800138000' }))).toBe(true);
  });

  test('says what is wrong with each field', () => {
    expect(
      validateAccountForm({ phone: '1', verifyCode: '12345', password: '', challengeCode: '', hasAgreed: false }),
    ).toEqual({
      phone: '请输入正确的手机号',
      verifyCode: '请输入6位数字验证码',
      password: '请输入密码',
      challengeCode: '请输入图形验证码',
      hasAgreed: '请先阅读并同意用户协议和隐私政策',
    });
    expect(validateAccountForm({ newPassword: 'abcd1234', passwordAgain: 'abcd1235' })).toEqual({
      passwordAgain: '两次输入的密码不一致',
    });
  });

  test('a password for signing in is validated by the server only', () => {
    expect(validateAccountForm({ password: 'x' })).toEqual({});
  });
});

describe('a stored draft', () => {
  test('is restored as it was stored, and any other value is ignored', () => {
    expect(isAccountFormDraft(JSON.parse(JSON.stringify(EMPTY_ACCOUNT_FORM_DRAFT)))).toBe(true);
    expect(isAccountFormDraft({ ...EMPTY_ACCOUNT_FORM_DRAFT, codesSent: [{ phone: '1', againAtMs: 1 }] })).toBe(true);
    expect(isAccountFormDraft({ ...EMPTY_ACCOUNT_FORM_DRAFT, codesSent: [{ phone: '1' }] })).toBe(false);
    expect(isAccountFormDraft({ ...EMPTY_ACCOUNT_FORM_DRAFT, loginTab: 'other' })).toBe(false);
    expect(isAccountFormDraft({ ...EMPTY_ACCOUNT_FORM_DRAFT, problems: { login: 1 } })).toBe(false);
    expect(isAccountFormDraft(null)).toBe(false);
  });
});

describe('/mine', () => {
  const flags = (more: Partial<OperatorServiceFlags> = {}): OperatorServiceFlags => ({
    platBizType: 1,
    charging: 0,
    coupon: 1,
    diffTime: 0,
    elecInvoice: 0,
    walletPlan: 1,
    supportBalance: 0,
    roadParking: 0,
    ...more,
  });
  const labels = (entries: { label: string }[]) => entries.map(({ label }) => label);

  test('offers what the operator offers', () => {
    expect(labels(listAccountOrderLinks(flags()))).toEqual(['停车', '月卡', '预约']);
    expect(labels(listAccountOrderLinks(flags({ platBizType: 3, charging: 1, diffTime: 1 })))).toEqual([
      '停车',
      '月卡',
      '预约',
      '错时停车',
      '充电',
    ]);
    expect(labels(listAccountOrderLinks(flags({ platBizType: 3, charging: 0 })))).not.toContain('充电');
    expect(labels(listAccountOrderLinks(flags({ platBizType: 2 })))).toEqual(['充电']);
    expect(labels(listAccountServiceLinks(flags({ coupon: 0 }), 2))).not.toContain('优惠券');
    expect(labels(listAccountServiceLinks(flags({ elecInvoice: 1 }), 2))).toContain('开发票');
  });

  test('offers parking along roads where the operator has it', () => {
    expect(labels(listAccountServiceLinks(flags({ roadParking: 1 }), 2))).toContain('路内停车');
    expect(labels(listAccountServiceLinks(flags({ roadParking: 0 }), 2))).not.toContain('路内停车');
    expect(labels(listAccountServiceLinks(flags({ roadParking: 1, platBizType: 2 }), 2))).not.toContain('路内停车');
  });

  test('hides automatic payment in the alipay-type client', () => {
    expect(labels(listAccountServiceLinks(flags(), 2))).toContain('无感支付');
    expect(labels(listAccountServiceLinks(flags(), 3))).not.toContain('无感支付');
  });

  test('keeps the balance where Rule 8.3 says', () => {
    expect(getBalancePageName(flags({ walletPlan: 2, supportBalance: 1 }))).toBe('wallet');
    expect(getBalancePageName(flags({ walletPlan: 2 }))).toBe('accountBalance');
    expect(getBalancePageName(flags({ supportBalance: 1 }))).toBe('accountBalance');
  });
});

test('every failure of signing in through the host says what happened and what to do', () => {
  const failures: HostSignInFailure[] = ['denied', 'mismatch', 'refused', 'unreachable', 'unsupported'];
  const said = failures.map(
    (failure) => hostSignInFailureTexts({ step: 'failed', failure, message: '', ns: '' }).message,
  );
  expect(new Set(said).size).toBe(failures.length);
  expect(hostSignInFailureTexts({ step: 'failed', failure: 'refused', message: '授权已失效', ns: 'n' }).message).toBe(
    '授权已失效',
  );
});
