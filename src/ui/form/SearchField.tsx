import ConfigProvider from 'antd-mobile/es/components/config-provider';
import SearchBar, { type SearchBarRef } from 'antd-mobile/es/components/search-bar';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import CloseOutline from 'antd-mobile-icons/es/CloseOutline';
import SearchOutline from 'antd-mobile-icons/es/SearchOutline';
import { type Ref, useImperativeHandle, useRef } from 'react';

import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** The accessible name, which is also the placeholder: `搜索停车场`. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called by the 搜索 key of the phone's keyboard. */
  readonly onSubmit?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search field with a clear button. antd-mobile's clear icon cannot take the focus, so this one is ours. */
export function SearchField({ label, value, onChange, onSubmit, ref }: SearchFieldProps) {
  const bar = useRef<SearchBarRef>(null);
  useImperativeHandle(ref, () => bar.current?.nativeElement as HTMLInputElement);
  return (
    <form
      className={styles['field']}
      role="search"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      {/* The search bar takes its input's accessible name from the locale. */}
      <ConfigProvider locale={{ ...zhCN, SearchBar: { name: label } }}>
        <SearchBar
          ref={bar}
          className={styles['bar'] ?? ''}
          searchIcon={<SearchOutline aria-hidden />}
          clearable={false}
          placeholder={label}
          value={value}
          onChange={onChange}
          // On Enter the search bar blurs its input first, so the browser does not submit the form.
          onSearch={() => onSubmit?.()}
        />
      </ConfigProvider>
      {value !== '' && (
        <button type="button" className={styles['clear']} aria-label="清空" onClick={() => onChange('')}>
          <CloseOutline aria-hidden />
        </button>
      )}
    </form>
  );
}
