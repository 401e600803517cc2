import fc from 'fast-check';

import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { findIdCardNoError } from '@/domain/validation/findIdCardNoError';
import { findNewPasswordError } from '@/domain/validation/findNewPasswordError';
import { findPersonNameError } from '@/domain/validation/findPersonNameError';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { findSingleLineError } from '@/domain/validation/findSingleLineError';
import { findSmsCodeError } from '@/domain/validation/findSmsCodeError';

import { hostileStrings } from '../../corpus/hostileStrings';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: length, maxLength: length });

describe('findPhoneError', () => {
  test.each(['13800138000', '+8613800138000', '008619912345678', '14700000000'])('%s is a phone', (text) => {
    expect(findPhoneError(text)).toBeNull();
  });

  test.each([
    '',
    '12800138000',
    '1380013800',
    '138001380001',
    '8613800138000',
    '+86 13800138000',
    '+8513800138000',
    ' 13800138000',
    '13800138000\n',
    '１３８００１３８０００',
    ...hostileStrings,
  ])('%p is not a phone number', (text) => {
    expect(findPhoneError(text)).toBe('请输入正确的手机号');
  });

  test('takes every prefix with every second digit from 3 to 9 and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '+86', '0086'), digits(1), digits(9), (prefix, second, rest) => {
        const isPhone = findPhoneError(`${prefix}1${second}${rest}`) === null;
        expect(isPhone).toBe(Number(second) >= 3);
      }),
    );
  });
});

describe('findPersonNameError', () => {
  test.each(['', '张三', '阿卜杜拉·买买提', 'Anne Marie', 'O-Brien'])('%p is a name', (text) => {
    expect(findPersonNameError(text)).toBeNull();
  });

  test.each(['/', '\\', ':', '*', '?', '"', '<', "'", '>'])('%s is refused', (character) => {
    expect(findPersonNameError(`张${character}三`)).toBe('姓名不能包含/\\:*?"<\'>等字符');
  });

  test.each([' 张三', '张三 ', '\u3000张三', ' '])('%p has blanks at an end', (text) => {
    expect(findPersonNameError(text)).toBe('首尾不能有空格');
  });
});

describe('findIdCardNoError', () => {
  const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const checkOf = (body: string) =>
    '10X98765432'.charAt(WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(body.charAt(index)), 0) % 11);

  test.each(['11010519491231002X', '11010519491231002x', '440524188001010014', '110105491231002'])(
    '%s is valid',
    (text) => {
      expect(findIdCardNoError(text)).toBeNull();
    },
  );

  test.each(['110105194912310021', '440524188001010015'])('%s has a wrong check digit', (text) => {
    expect(findIdCardNoError(text)).toBe('身份证号非法');
  });

  test.each([
    '',
    '1',
    '11010549123100',
    '1101054912310021',
    '1101051949123100',
    'X1010519491231002X',
    '11010519491231002Y',
    ' 110105491231002',
    ...hostileStrings,
  ])('%p is not an identity number', (text) => {
    expect(findIdCardNoError(text)).toBe('身份证长度或格式错误');
  });

  test('takes one check character of eleven', () => {
    fc.assert(
      fc.property(digits(17), (body) => {
        const valid = Array.from('0123456789X').filter((last) => findIdCardNoError(body + last) === null);
        expect(valid).toEqual([checkOf(body)]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(17), fc.nat(16), fc.integer({ min: 1, max: 9 }), (body, at, shift) => {
        const wrong = String((Number(body.charAt(at)) + shift) % 10);
        expect(findIdCardNoError(body.slice(0, at) + wrong + body.slice(at + 1) + checkOf(body))).toBe('身份证号非法');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('findSingleLineError', () => {
  test.each(['', 'A&B贸易公司', '3号楼/2单元', "O'Brien (上海) 有限公司", '“东区”：50% 100*2'])(
    '%p is fine',
    (text) => {
      expect(findSingleLineError(text)).toBeNull();
    },
  );

  test.each(['\n', '\t', '\0', '\u007F', '\u0085'])('%j is refused', (piece) => {
    expect(findSingleLineError(`海风${piece}公司`)).toBe('不能包含换行等看不见的字符');
  });
});

describe('findForbiddenSymbolError', () => {
  test.each(['', '道闸未抬起，请退款。', '粤B12345 进场 09-30', 'A1+B2=C3 (备注) #1 @2 !', '第2层；“东区”', '￥6.00'])(
    '%p is fine',
    (text) => {
      expect(findForbiddenSymbolError(text)).toBeNull();
    },
  );

  test.each([...Array.from('/:*?<|\'%>&"\\'), '😀', '👩‍👩‍👧‍👦', '🇨🇳', '1️⃣', '❤️', '👍🏽', '🚗', '⚠'])(
    '%s is refused',
    (piece) => {
      expect(findForbiddenSymbolError(`很好${piece}谢谢`)).toBe('不能包含表情和/:*?<|\'%>&"\\等字符');
    },
  );
});

describe('findNewPasswordError', () => {
  test.each(['abcd1234', 'A1234567', 'a1'.repeat(10)])('%s will do', (text) => {
    expect(findNewPasswordError(text)).toBeNull();
  });

  test.each([
    '',
    'abc1234',
    'abcdefgh',
    '12345678',
    'a1'.repeat(10) + 'b',
    'abcd 1234',
    'abcd1234!',
    '密码abcd1234',
    'abcd1234\n',
  ])('%p will not', (text) => {
    expect(findNewPasswordError(text)).toBe('密码须为8-20位，同时包含字母和数字');
  });
});

describe('findSmsCodeError', () => {
  test('accepts six digits', () => {
    expect(findSmsCodeError('012345')).toBeNull();
  });

  test.each(['', '12345', '1234567', '12345a', '１２３４５６', '123456\n', ' 123456'])('%p is not a code', (text) => {
    expect(findSmsCodeError(text)).toBe('请输入6位数字验证码');
  });
});
