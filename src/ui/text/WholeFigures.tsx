import styles from './WholeFigures.module.css';

/** A plate, a date with its clock, or a number with its unit; also one with hyphens, as a phone number has. */
const FIGURE =
  /([\u4e00-\u9fff][A-Z]·[\dA-Z]{3,6}[警学挂港澳领]?|(?:\d+年)?\d+月\d+日(?: \d\d:\d\d)?|[A-Za-z]*\d[\d.,:-]*(?:元|%|分钟|小时|天|次|张|笔|辆|个)?)/;

/** A sentence whose plates, amounts, dates, clocks and counts stay whole, however large the type is. */
export const WholeFigures = ({ of }: { readonly of: string }) =>
  of.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles['figure']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
