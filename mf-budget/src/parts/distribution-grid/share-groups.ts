import { formatDecimals, formatTyped } from '@veckovis/domain/numbers'
import type { SheetCell, SheetColumn, SheetEdit, SheetGroup } from '@veckovis/grid'
import { shownShare } from './share-texts'

type YearOfShares = {
  /** What stands in the cells. */
  readonly texts: readonly string[]
  readonly errors: readonly (string | undefined)[]
  /** The shares that stand beside, with the name of their year and, for each month, how that is said. */
  readonly compared: {
    readonly shares: readonly number[]
    readonly year: string
    readonly said: readonly string[]
  } | null
  readonly months: readonly string[]
  /** `share` heads the shares in little room, `said` says the same. */
  readonly words: { readonly caption: string; readonly share: string; readonly said: string }
}

type ShareGroups = { columns: SheetColumn[]; groups: SheetGroup[] }

/** How the months go: side by side with the compared year below, or one below the other with that year beside. */
export type Way = 'across' | 'down'

const wordsOf = (invalid: string | undefined, description: string | undefined) => ({
  ...(invalid === undefined ? {} : { invalid }),
  ...(description === undefined ? {} : { description }),
})

const shareCells = ({ texts, errors, compared, months, words }: YearOfShares): SheetCell[] =>
  texts.map((text, month) => ({
    text: shownShare(text),
    editText: text,
    // The month comes first, whichever way the months go.
    name: `${months[month]}, ${words.said}`,
    editable: true,
    dirty: false,
    ...wordsOf(errors[month], compared?.said[month]),
  }))

const comparedCells = ({ compared }: YearOfShares): SheetCell[] =>
  (compared?.shares ?? []).map(share => ({
    text: formatDecimals(share, 2),
    editText: formatTyped(share),
    editable: false,
    dirty: false,
    tone: 'muted',
  }))

const neverOver = { isPast: false, isCurrent: false }
const normal = { status: 'normal' as const }

const monthsAcross = (year: YearOfShares): ShareGroups => {
  const { compared, months, words } = year
  const rows = [{ ...normal, id: 'share', label: words.share, cells: shareCells(year) }]
  if (compared !== null) rows.push({ ...normal, id: 'compared', label: compared.year, cells: comparedCells(year) })
  return {
    columns: months.map((title, index) => ({ ...neverOver, id: index + 1, kind: 'month', title })),
    groups: [{ id: 'shares', caption: words.caption, rows }],
  }
}

const monthsDown = (year: YearOfShares): ShareGroups => {
  const { compared, months, words } = year
  const [shares, others] = [shareCells(year), comparedCells(year)]
  const titles = [words.share, ...(compared === null ? [] : [compared.year])]
  return {
    columns: titles.map((title, index) => ({ ...neverOver, id: index + 1, kind: 'year', title })),
    groups: [
      {
        id: 'shares',
        caption: words.caption,
        rows: months.map((label, index) => ({
          ...normal,
          id: label,
          label,
          cells: [shares[index], others[index]].filter(cell => cell !== undefined),
        })),
      },
    ],
  }
}

export const shareGroups = (way: Way, year: YearOfShares): ShareGroups =>
  way === 'across' ? monthsAcross(year) : monthsDown(year)

/** The place of an edit's month. */
export const monthOf = (way: Way, months: readonly string[], { rowId, column }: SheetEdit): number =>
  way === 'across' ? column - 1 : months.indexOf(rowId)
