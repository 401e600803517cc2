import styles from './UnbrokenNumbersText.module.css';

/**
 * A plate, a date with its clock, or a number with its unit; also one with hyphens, such as a phone number. A following
 * punctuation mark belongs to it.
 */
const NUMBER_WITH_UNIT =
  /((?:[\u4e00-\u9fff][A-Z]·[\dA-Z]{3,6}[警学挂港澳领]?|(?:\d+年)?\d+月\d+日(?: \d\d:\d\d)?|[A-Za-z-]*\d[\w.,:*–-]*(?:元(?:\/(?:半?小时|分钟|天|月|年|次|度))?|%|度|分钟|小时|天|次|张|笔|辆|个)?)[，。；：、！？）》]?)/;
/** A date with year and clock: in large type it may be wider than a line, and then breaks before the clock. */
const DATED = /年.* /;
/** A longer number, such as that of an order, may be wider than a line too. It breaks anywhere. */
const MAX_UNBROKEN_LENGTH = 14;

const getNumberClass = (figure: string): string | undefined =>
  DATED.test(figure) ? styles['dated'] : figure.length > MAX_UNBROKEN_LENGTH ? undefined : styles['figure'];

/** A sentence whose plates, amounts, dates, clocks and counts never break, however large the type is. */
export const UnbrokenNumbersText = ({ of }: { readonly of: string }) =>
  of.split(NUMBER_WITH_UNIT).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={getNumberClass(part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
