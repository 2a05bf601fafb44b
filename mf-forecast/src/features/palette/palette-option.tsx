import { useTranslation } from '@veckovis/platform'
import { useEffect, useRef } from 'react'
import { chordText } from '../../commands/chord-text'
import type { PaletteEntry } from './palette-entries'
import * as styles from './palette.module.css'

type PaletteOptionProps = {
  readonly entry: PaletteEntry
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: (entry: PaletteEntry) => void
}

/** A command with its keys, or with the reason why it is not possible now. */
export const PaletteOption = ({ entry, id, isActive, onChoose }: PaletteOptionProps) => {
  const { t } = useTranslation('mf-forecast')
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keys of the list are those of the field that it belongs to.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={option}
      id={id}
      role="option"
      className={styles.option}
      aria-selected={isActive}
      aria-disabled={entry.obstacle === null ? undefined : true}
      data-command={entry.id}
      onClick={() => onChoose(entry)}
    >
      <span className={styles.name}>
        {entry.name}
        {entry.obstacle !== null && <span className={styles.obstacle}> {entry.obstacle}</span>}
      </span>
      {entry.chords.length > 0 && (
        <span className={styles.keys}>
          {entry.chords.map(chord => {
            const text = chordText(chord, t)
            return <kbd key={text}>{text}</kbd>
          })}
        </span>
      )}
    </div>
  )
}
