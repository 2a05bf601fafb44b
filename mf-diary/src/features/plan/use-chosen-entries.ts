import type { DiaryPlan } from '@veckovis/contracts/diary'
import { listDates } from '@veckovis/domain/diary'
import { useMemo, useState } from 'react'
import type { EntryToDecide } from '../../data/entry-texts'
import { waitingOf } from './selected-cells'
import type { PlanEntry } from './planned-cells'

const nothingChosen: readonly number[] = []

/** As much of an entry as a dialog about it names; a plan knows no titles. */
export const entryToDecide = (entry: PlanEntry, unitId: number, people: DiaryPlan['people']): EntryToDecide => {
  const { id, version, category, reason, staffId, from, to } = entry
  const dates = listDates(entry)
  const staff = people.find(person => person.id === staffId) ?? null
  return {
    ...{ id, unitId, version, category, reason, staff, title: '' },
    firstDate: dates[0] ?? from,
    lastDate: dates.at(-1) ?? to,
  }
}

/** The entries that were gathered for a decision: those of them that still wait. */
export const useChosenEntries = ({ entries }: DiaryPlan) => {
  const [kept, keep] = useState(nothingChosen)
  const waiting = useMemo(() => new Map(waitingOf(entries).map(entry => [entry.id, entry])), [entries])
  const chosen = useMemo(() => new Set(kept.filter(id => waiting.has(id))), [kept, waiting])
  return {
    chosen,
    entries: [...chosen].flatMap(id => waiting.get(id) ?? []),
    clear: () => keep(nothingChosen),
    /** Gathers those that wait; where all of them are gathered already, they are let go. */
    toggle: (asked: readonly PlanEntry[]) => {
      const ids = waitingOf(asked).map(({ id }) => id)
      const others = kept.filter(id => !ids.includes(id))
      keep(ids.every(id => chosen.has(id)) ? others : [...others, ...ids])
    },
  }
}
