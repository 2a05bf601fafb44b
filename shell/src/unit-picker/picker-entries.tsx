import type { PickerEntry } from '@veckovis/domain/organisation'
import { useTranslation } from '@veckovis/platform'
import { Icon, TextField } from '@veckovis/ui'
import { useEffect, useRef, useState } from 'react'
import { filterByName, rowsOfColumns, searchAbove } from './picker-choice'
import * as styles from './unit-picker.module.css'

export interface PickerEntriesProps {
  label: string
  entries: readonly PickerEntry[]
  onChoose: (entry: PickerEntry) => void
}

/** The entries of one step in columns of five, with a search box when there are many. */
export const PickerEntries = ({ label, entries, onChoose }: PickerEntriesProps) => {
  const { t } = useTranslation('picker')
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = filterByName(entries, text)

  // Who has that many to choose among writes at once.
  useEffect(() => search.current?.focus(), [])

  return (
    <>
      {entries.length > searchAbove && (
        <TextField
          ref={search}
          type="search"
          label={t('search')}
          value={text}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
        />
      )}
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {entries.length === 0 ? t('empty') : t('noMatch', { text })}
        </p>
      )}
      <ul
        className={styles.entries}
        aria-label={label}
        style={{ gridTemplateRows: `repeat(${rowsOfColumns(found.length)}, auto)` }}
      >
        {found.map(entry => (
          <li key={entry.id}>
            <button type="button" className={styles.entry} onClick={() => onChoose(entry)}>
              <span>{entry.name}</span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
