import { useQuery } from '@tanstack/react-query'
import type { OccasionsToFollow } from '@veckovis/contracts/outcome'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { useActiveUnit } from '@veckovis/platform'
import { useSearchParams } from '@veckovis/platform/router'
import { useState } from 'react'
import { occasionsQuery } from '../../../data/follow-up/submission-list-queries'

export type OccasionToFollow = OccasionsToFollow['occasions'][number]

/** Years that can be chosen: so many before the one of today, and the next, whose occasions may be set already. */
const yearsBefore = 3

/** Of the municipality of the active unit, where it has any: the next that is due, else the last. */
const usualOf = (all: readonly OccasionToFollow[], today: string, own: string | undefined): OccasionToFollow | null => {
  const ofOwn = all.filter(({ municipality }) => municipality.name === own)
  const occasions = ofOwn.length > 0 ? ofOwn : all
  const coming = occasions.filter(({ due }) => due >= today)
  return coming.toSorted((one, other) => one.due.localeCompare(other.due))[0] ?? occasions.at(-1) ?? null
}

const numberIn = (text: string | null, pattern: RegExp): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null

/** Year and occasion, as they stand in the address. */
export const useOccasion = () => {
  const [address, setAddress] = useSearchParams()
  const activeUnit = useActiveUnit()
  const [current] = useState(() => calendarDateInStockholm(new Date()))
  const asked = { year: address.get('year'), occasion: address.get('occasion') }
  const ofAddress = numberIn(asked.year, /^20\d{2}$/)
  const year = ofAddress ?? current.year
  const query = useQuery(occasionsQuery(year))
  const id = numberIn(asked.occasion, /^[1-9]\d{0,9}$/)
  const occasions = query.data?.occasions
  const found = occasions?.find(occasion => occasion.id === id)
  const offered = Array.from({ length: yearsBefore + 2 }, (_, index) => current.year + 1 - index)
  const today = toIsoDate(current)
  const choose = (wanted: { readonly year: number } | { readonly occasion: number }) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if ('year' in wanted) next.delete('occasion')
        for (const [name, value] of Object.entries(wanted)) next.set(name, String(value))
        return next
      },
      { replace: true },
    )
  return {
    ...{ year, query, occasions, today, choose },
    years: [...new Set([...offered, year])].toSorted((one, other) => other - one),
    occasion: occasions === undefined ? null : (found ?? usualOf(occasions, today, activeUnit?.municipality.name)),
    hasProblem:
      (asked.year !== null && ofAddress === null) ||
      (asked.occasion !== null && occasions !== undefined && found === undefined),
  }
}
