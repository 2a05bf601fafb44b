import { useTranslation } from '@veckovis/platform'
import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react'
import { situationOf } from '../../commands/situation'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { paletteEntries, type PaletteEntry } from './palette-entries'
import type { Early } from './waiting-palette'

/** Where a key leads from the active entry; round at both ends. Home and End stay the field's own. */
const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(at + 8, count - 1)
  return key === 'PageUp' ? Math.max(at - 8, 0) : undefined
}

/** What is active at first: what is possible. */
const firstOf = (entries: readonly PaletteEntry[]): PaletteEntry | null =>
  entries.find(({ obstacle }) => obstacle === null) ?? entries[0] ?? null

/** What is to be run of what was chosen before anything was listed, and what is active. */
const begunBy = ({ keys }: Early, entries: readonly PaletteEntry[]) => {
  const active = keys.reduce<PaletteEntry | null>((entry, key) => {
    const next = entry === null ? undefined : placeAfter(key, entries.indexOf(entry), entries.length)
    return next === undefined ? entry : (entries[next] ?? entry)
  }, firstOf(entries))
  return { active, entered: keys.includes('Enter') ? active : null }
}

/** What is typed, what it finds, and which of it Enter would choose; it goes on from what came before. */
export const usePalette = (early: Early, onRun: (entry: PaletteEntry) => void) => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecast()
  const range = useForecastValue(({ rangeAtom }) => rangeAtom)
  // Nothing changes behind the palette: what was possible when it opened is.
  const [situation] = useState(() => situationOf(forecast))
  const [begun] = useState(() => begunBy(early, paletteEntries(early.text, { situation, range, words: t })))
  const [query, setQuery] = useState(begun.entered?.id === 'toWeek' ? t('commands.weekQuery') : early.text)
  const [chosen, setChosen] = useState(begun.active?.id ?? null)
  const entries = useMemo(() => paletteEntries(query, { situation, range, words: t }), [query, situation, range, t])
  const active = entries.find(({ id }) => id === chosen) ?? firstOf(entries)
  const type = (text: string) => {
    setQuery(text)
    setChosen(null)
  }
  const choose = (entry: PaletteEntry) => {
    setChosen(entry.id)
    if (entry.id === 'toWeek') type(t('commands.weekQuery'))
    else if (entry.obstacle === null) onRun(entry)
  }
  const runEntered = useEffectEvent(() => {
    const { entered } = begun
    if (entered !== null && entered.id !== 'toWeek' && entered.obstacle === null) onRun(entered)
  })
  useEffect(() => runEntered(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = active === null ? undefined : placeAfter(event.key, entries.indexOf(active), entries.length)
    if (next !== undefined) setChosen(entries[next]?.id ?? null)
    else if (event.key === 'Enter' && active !== null) choose(active)
    else return
    event.preventDefault()
  }
  return { query, type, entries, active, choose, onKeyDown }
}
