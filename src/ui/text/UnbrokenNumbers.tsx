import styles from './UnbrokenNumbers.module.css';

/** A plate, a date with its clock, or a number with its unit; also one with hyphens, as a phone number has. A mark after it stays with it. */
const FIGURE =
  /((?:[\u4e00-\u9fff][A-Z]·[\dA-Z]{3,6}[警学挂港澳领]?|(?:\d+年)?\d+月\d+日(?: \d\d:\d\d)?|[A-Za-z-]*\d[\w.,:*–-]*(?:元(?:\/(?:半?小时|分钟|天|月|年|次|度))?|%|度|分钟|小时|天|次|张|笔|辆|个)?)[，。；：、！？）》]?)/;
/** A day of a year with its clock: in large type it may be wider than a line, and then breaks before the clock. */
const DATED = /年.* /;
/** A number of more characters may be wider than a line too: that of an order. It breaks anywhere. */
const LONGEST = 14;

const classOf = (figure: string): string | undefined =>
  DATED.test(figure) ? styles['dated'] : figure.length > LONGEST ? undefined : styles['figure'];

/** A sentence whose plates, amounts, dates, clocks and counts stay whole, however large the type is. */
export const UnbrokenNumbers = ({ of }: { readonly of: string }) =>
  of.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={classOf(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
