/** A text as people write it, and what of it must not leave the phone. */
export interface PrivateText {
  readonly text: string;
  /** None of them may stand in the redacted text, with or without the blanks between its signs. */
  readonly secrets: readonly string[];
}

/** Deterministic "random": the same corpus in every run. */
function createDice(seed: number) {
  let state = seed;
  const below = (count: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
  const one = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const digits = (count: number): string => Array.from({ length: count }, () => String(below(10))).join('');
  return { below, one, digits };
}
type Dice = ReturnType<typeof createDice>;

const BEFORE = ['', '你好，', '麻烦了：', '反馈（', 'please help, ', '昨天14:05我离场时'];
const AFTER = ['', '，谢谢', '。停了2小时，扣了15.00元', '）', ' ASAP', '；订单还没有结束'];
const SURNAMES = ['王', '李', '张', '陈', '黄', '欧阳', '林', '吴', '曾', '诸葛', '钟', '覃'];
const GIVEN = ['伟', '小明', '静怡', '志强', '娜', '思远', '建国', '雨桐'];
const ROADS = ['福华一路', '深南大道', '人民南路', '科技园南区', '建设三马路', '幸福里小区', '翠竹苑'];
const DISTRICTS = ['', '深圳市福田区', '广东省广州市天河区', '上海市浦东新区', '南山区'];

/** A number in groups, with something between them. */
function grouped(number: string, sizes: readonly number[], gap: string): string {
  const groups: string[] = [];
  let from = 0;
  for (const size of sizes) {
    groups.push(number.slice(from, from + size));
    from += size;
  }
  return groups.filter(Boolean).join(gap);
}

function phone(dice: Dice): PrivateText {
  const number = `1${dice.one(['3', '5', '7', '8', '9'])}${dice.digits(9)}`;
  const sizes = dice.one([[3, 4, 4], [3, 3, 5], [4, 4, 3], [3, 8], [5, 6], Array.from({ length: 11 }, () => 1)]);
  const prefix = dice.one(['', '', '+86 ', '+86-', '0086 ', '86-', '(+86) ', '电话', '手机号：', 'tel:']);
  return { text: prefix + grouped(number, sizes, dice.one([' ', '-', ' ', '.', '  '])), secrets: [number] };
}

function foreignPhone(dice: Dice): PrivateText {
  const [country, sizes] = dice.one([
    ['852', [4, 4]],
    ['853', [4, 4]],
    ['886', [3, 3, 3]],
    ['1', [3, 3, 4]],
    ['44', [4, 6]],
    ['81', [2, 4, 4]],
    ['65', [4, 4]],
    ['60', [2, 3, 4]],
  ] as const);
  const number = `${dice.one(['5', '6', '9'])}${dice.digits(sizes.reduce<number>((sum, size) => sum + size, 0) - 1)}`;
  const sign = dice.one(['+', '+', '00']);
  const gap = dice.one([' ', '-', ' ']);
  return { text: `${sign}${country}${gap}${grouped(number, sizes, gap)}`, secrets: [number] };
}

function plate(dice: Dice): PrivateText {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const province = dice.one(['粤', '京', '沪', '苏', '川', '桂', '云']);
  const city = letters[dice.below(6)]!;
  const tail = dice.one([
    () => dice.digits(5),
    () => `D${dice.digits(5)}`,
    () => `${dice.digits(2)}${letters[dice.below(20)]!}${dice.digits(2)}`,
    () => `${letters[dice.below(20)]!}${letters[dice.below(20)]!}${dice.digits(3)}`,
  ])();
  const [first, second, inner] = dice.one([
    ['', '', ''],
    ['', ' ', ''],
    [' ', ' ', ''],
    ['', '-', ''],
    ['', '·', ''],
    [' ', ' ', ' '],
    ['', ' · ', ''],
    ['', '  ', ''],
    ['', '.', ''],
  ] as const);
  const written = province + first + city + second + tail.split(/(?!^)/).join(inner);
  return { text: dice.below(2) === 0 ? written.toLowerCase() : written, secrets: [city + tail] };
}

function name(dice: Dice): PrivateText {
  const given = dice.one(GIVEN);
  const whole = dice.one(SURNAMES) + given;
  const cue = dice.one([
    '我叫',
    '我是',
    '姓名：',
    '联系人:',
    '车主 ',
    '联系人 ',
    '收件人：',
    '姓名是',
    '本人',
    '户名：',
  ]);
  return { text: cue + whole + dice.one(['', '，', '。', ' ', '先生', '女士', '的车']), secrets: [whole] };
}

function titled(dice: Dice): PrivateText {
  const whole = dice.one(SURNAMES) + dice.one(GIVEN);
  return { text: `找${whole}${dice.one(['先生', '女士', '师傅', '小姐'])}`, secrets: [whole] };
}

function address(dice: Dice): PrivateText {
  const road = dice.one(ROADS);
  const house = `${dice.digits(2)}号${dice.one(['', `${dice.digits(1)}栋`, `${dice.digits(1)}栋${dice.digits(3)}室`])}`;
  const cue = dice.one(['地址：', '住在', '家住', '寄到', '地址是', '住址 ', '我家在', '送到']);
  return { text: cue + dice.one(DISTRICTS) + road + house, secrets: [road + house] };
}

function dwelling(dice: Dice): PrivateText {
  const home = `${String(1 + dice.below(20))}${dice.one(['栋', '号楼', '幢'])}${dice.one(['', '2单元'])}${String(1 + dice.below(9))}0${String(1 + dice.below(9))}${dice.one(['室', '房', ''])}`;
  return { text: `${dice.one(DISTRICTS)}${dice.one(ROADS)}${home}`, secrets: [home] };
}

const PROVINCE_CODES = ['11', '31', '44', '51', '65'];
const two = (number: number) => String(number).padStart(2, '0');
/** An identity number of today, of before 1999, and the certificate of a disabled driver, which has one in it. */
function identity(dice: Dice): PrivateText {
  const day = two(1 + dice.below(12)) + two(1 + dice.below(28));
  const region = dice.one(PROVINCE_CODES) + dice.digits(4);
  const [old, long] = [
    `${region}${two(20 + dice.below(79))}${day}${dice.digits(3)}`,
    `${region}${dice.one(['19', '20'])}${dice.digits(2)}${day}${dice.digits(3)}${dice.one(['X', 'x', '4'])}`,
  ];
  const number = dice.one([
    old,
    long,
    `${long}${String(1 + dice.below(7))}${String(1 + dice.below(4))}`,
    `${long}${String(1 + dice.below(7))}${String(1 + dice.below(4))}B1`,
  ]);
  return { text: dice.one(['', '身份证', '身份证号：', '证件号 ', '残疾证号', 'ID:']) + number, secrets: [number] };
}

const KINDS = [phone, foreignPhone, plate, identity, plate, phone, name, address, titled, dwelling, name];
export const PRIVATE_TEXTS = 300;

/** Phones, plates, names, addresses and identity numbers in free text, made from rules. Two kinds stand in every third text. */
export const privateTexts: readonly PrivateText[] = Array.from({ length: PRIVATE_TEXTS }, (_, at) => {
  const dice = createDice(at * 7_919 + 11);
  for (let warm = 0; warm < 5; warm += 1) dice.below(2);
  const first = KINDS[at % KINDS.length]!(dice);
  const second = at % 3 === 0 ? dice.one(KINDS)(dice) : { text: '', secrets: [] };
  const between = second.text === '' ? '' : dice.one(['，', ' / ', '；']);
  return {
    text: dice.one(BEFORE) + first.text + between + second.text + dice.one(AFTER),
    secrets: [...first.secrets, ...second.secrets],
  };
});
