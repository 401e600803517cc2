/** How people write what says who they are. Each pattern captures what stands before it, because the oldest supported engines have no look-behind. */

const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
export const PLATE = new RegExp(
  `(?:WJ[${PROVINCES}]?|[${PROVINCES}][A-Z])[·•]?[A-Z0-9]{4,6}[挂学警港澳领使应急]{0,2}|使\\d{6}`,
  'g',
);
const GAP = '[ +·•.-]{0,3}';
/**
 * A plate as people write it: lower case, with blanks, a dot or a hyphen (`+` is a blank in an address). The number follows at once and has a digit, so
 * that Chinese before a Latin word stays readable.
 */
export const WRITTEN_PLATE = new RegExp(
  `[${PROVINCES}]${GAP}[A-Za-z]${GAP}(?=(?:${GAP}[A-Za-z]){0,5}${GAP}\\d)[A-Za-z0-9](?:${GAP}[A-Za-z0-9]){3,5}(?![A-Za-z0-9])[挂学警港澳领使应急]{0,2}`,
  'g',
);
/** Everything in a written plate that is no part of it. */
export const PLATE_GAPS = /[ +·•.-]/g;

/** In its usual groups, whatever number follows. */
export const PHONE = /(^|[^0-9])((?:\+|00)?86[ +-]?)?(1[3-9]\d([ +-]?)\d{4}\4\d{4})(?!\d)/g;
/** In any groups. Then no other number may follow, or two numbers could be taken for one. */
export const WRITTEN_PHONE =
  /(^|[^0-9])((?:\+|00)?86[ +.)-]{0,2})?(1[ +.-]{0,2}[3-9](?:[ +.-]{0,2}\d){9})(?![ +.-]?\d)/g;
/** Of another country: with its code, which stays. */
export const FOREIGN_PHONE =
  /(^|[^0-9A-Za-z])((?:\+(?!86)[1-9]\d{0,2}[ .()-]{0,2}|00(?!86)[1-9]\d{0,2}[ .()-]{1,2}))((?:\d[ .()-]{0,2}){6,11}\d)(?!\d)/g;

/** The most common ones, without those that begin many other words. */
const SURNAMES =
  '欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|慕容|[王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑谢罗梁宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿兰焦俞柳甘祝尚舒阮柯纪梅童凌毕季裴霍涂苗谷盛翁冉骆蓝游辛靳柴鲍华祁蒲房滕屈饶牟艾尤阳穆卓吉缪芦褚娄窦戚岑卜冷晏宗瞿桂全佟]';
const TITLES = '先生|女士|小姐|师傅';
/** After a word that announces a name. What is no name goes on in Chinese. */
export const NAMED = new RegExp(
  `((?:我叫|我是|姓名是?|联系人|车主|收件人|收货人|户名|持卡人|本人|称呼)[:：是为叫]? {0,2})((?:${SURNAMES})[\\u4e00-\\u9fa5]{1,2})(?=$|${TITLES}|的|在|住|电话|手机|[^\\u4e00-\\u9fa5])`,
  'g',
);
export const TITLED = new RegExp(`((?:))((?:${SURNAMES})[\\u4e00-\\u9fa5]{1,2})(?=${TITLES})`, 'g');

const UNITS = '号楼|号|栋|幢|座|弄|巷|单元|层|楼|室|房|户';
/** After a word that announces where somebody lives. The address of a lot stays: it is public, and operations look for it. */
export const HOME = new RegExp(
  `((?:地址|住址|住在|家住|家在|寄到|寄给|送到)[:：是为]? ?)([\\u4e00-\\u9fa5A-Za-z0-9-]{2,40}?\\d(?:${UNITS})(?:[A-Za-z0-9-]+(?:${UNITS})?)*)`,
  'g',
);
/** A building and what is in it: nobody parks in a flat. */
export const FLAT = /((?:))(\d+(?:号楼|栋|幢|座)(?:\d+单元)?[A-Za-z0-9-]*\d(?:室|房|户|号)?)/g;
