/**
 * Patterns for personal data in free text. Each pattern captures the text before it, because the oldest supported
 * engines have no look-behind.
 */

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
export const PLATE_IN_TEXT_PATTERN = new RegExp(
  `(?:WJ[${PROVINCES}]?|[${PROVINCES}][A-Z])[·•]?[A-Z0-9]{4,6}[挂学警港澳领使应急]{0,2}|使\\d{6}`,
  'g',
);
const GAP = '[ +·•.-]{0,3}';
/**
 * A plate as people type it: lower case, with spaces, a dot or a hyphen (`+` is a space in a URL). The number follows
 * directly and has a digit, so that Chinese before a Latin word is not masked.
 */
export const LOOSELY_TYPED_PLATE_PATTERN = new RegExp(
  `[${PROVINCES}]${GAP}[A-Za-z]${GAP}(?=(?:${GAP}[A-Za-z]){0,5}${GAP}\\d)[A-Za-z0-9](?:${GAP}[A-Za-z0-9]){3,5}(?![A-Za-z0-9])[挂学警港澳领使应急]{0,2}`,
  'g',
);
/** Separators within a typed plate. */
export const PLATE_SEPARATOR_PATTERN = /[ +·•.-]/g;

/** A phone number in its usual groups, whatever digits follow. */
export const PHONE_PATTERN = /(^|[^0-9])((?:\+|00)?86[ +-]?)?(1[3-9]\d([ +-]?)\d{4}\4\d{4})(?!\d)/g;
/** A phone number in any groups. No other number may follow, or two numbers could be taken for one. */
export const LOOSELY_TYPED_PHONE_PATTERN =
  /(^|[^0-9])((?:\+|00)?86[ +.)-]{0,2})?(1[ +.-]{0,2}[3-9](?:[ +.-]{0,2}\d){9})(?![ +.-]?\d)/g;
/** A foreign phone number with its country code, which is not masked. */
export const FOREIGN_PHONE_PATTERN =
  /(^|[^0-9A-Za-z])((?:\+(?!86)[1-9]\d{0,2}[ .()-]{0,2}|00(?!86)[1-9]\d{0,2}[ .()-]{1,2}))((?:\d[ .()-]{0,2}){6,11}\d)(?!\d)/g;

/** The most common surnames, without those that begin many other words. */
const SURNAMES =
  '欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|慕容|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿兰焦俞柳甘祝尚舒阮柯纪梅童凌毕季裴霍涂苗谷盛翁冉骆蓝游辛靳柴鲍华祁蒲房滕屈饶牟艾尤阳穆卓吉缪芦褚娄窦戚岑卜冷晏宗瞿桂全佟]';
const TITLES = '先生|女士|小姐|师傅';
/** A name after a word that announces it. Text that is not a name continues in Chinese. */
export const LABELLED_PERSON_NAME_PATTERN = new RegExp(
  `((?:我叫|我是|姓名是?|联系人|车主|收件人|收货人|户名|持卡人|本人|称呼)[:：是为叫]? {0,2})((?:${SURNAMES})[\\u4e00-\\u9fa5]{1,2})(?=$|${TITLES}|的|在|住|电话|手机|[^\\u4e00-\\u9fa5])`,
  'g',
);
export const TITLED_NAME_PATTERN = new RegExp(`((?:))((?:${SURNAMES})[\\u4e00-\\u9fa5]{1,2})(?=${TITLES})`, 'g');

const UNITS = '号楼|号|栋|幢|座|弄|巷|单元|层|楼|室|房|户';
/**
 * A home address after a word that announces it. Addresses of lots are public and are not masked, because operations
 * search by them.
 */
export const HOME_ADDRESS_PATTERN = new RegExp(
  `((?:地址|住址|住在|家住|家在|寄到|寄给|送到)[:：是为]? ?)([\\u4e00-\\u9fa5A-Za-z0-9-]{2,40}?\\d(?:${UNITS})(?:[A-Za-z0-9-]+(?:${UNITS})?)*)`,
  'g',
);
/** A building with a flat number: nobody parks in a flat. */
export const APARTMENT_ADDRESS_PATTERN = /((?:))(\d+(?:号楼|栋|幢|座)(?:\d+单元)?[A-Za-z0-9-]*\d(?:室|房|户|号)?)/g;
