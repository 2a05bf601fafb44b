import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden } from '@veckovis/ui'
import { useId } from 'react'
import type { PaletteEntry } from './palette-entries'
import { PaletteField } from './palette-field'
import { PaletteOption } from './palette-option'
import { usePalette } from './use-palette'
import type { Early } from './waiting-palette'
import * as styles from './palette.module.css'

export type PaletteProps = {
  readonly early: Early
  readonly onRun: (entry: PaletteEntry) => void
  readonly onClose: () => void
}

const groupsOf = (entries: readonly PaletteEntry[]) =>
  [...new Set(entries.map(({ group }) => group))].map(group => ({
    group,
    listed: entries.filter(entry => entry.group === group),
  }))

type ListProps = Pick<ReturnType<typeof usePalette>, 'entries' | 'active' | 'choose'> & { readonly id: string }

const EntryList = ({ id, entries, active, choose }: ListProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div id={id} role="listbox" aria-label={t('commands.list')} className={styles.list}>
      {groupsOf(entries).map(({ group, listed }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={styles.group}>
            {t(group === 'weeks' ? 'commands.weeks' : `keys.groups.${group}`)}
          </div>
          {listed.map(entry => (
            <PaletteOption
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              isActive={entry === active}
              onChoose={choose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A field to search in and what it finds: the focus stays in the field, the arrows choose. */
export const Palette = ({ early, onRun, onClose }: PaletteProps) => {
  const { t } = useTranslation('mf-forecast')
  const id = useId()
  const { query, type, entries, active, choose, onKeyDown } = usePalette(early, onRun)
  return (
    <>
      <PaletteField
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${id}-${active.id}`}
        value={query}
        onText={type}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <EntryList {...{ id, entries, active, choose }} />
      {entries.length === 0 && <p className={styles.none}>{t('commands.none')}</p>}
      <VisuallyHidden>
        <span role="status">{query === '' ? '' : t('commands.count', { count: entries.length })}</span>
      </VisuallyHidden>
    </>
  )
}
