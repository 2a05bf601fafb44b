/** Fewer weeks than this all stand in the document. */
const fewest = 20

/** Weeks beyond each side of what is seen, and how many come and go at a time. */
const beyond = 3
const step = 3

/** What fits into a wide window, until it has been measured. */
const unmeasured = 15

/** The weeks in sight, as indexes from `from` up to and without `to`, and by their numbers those kept out of sight. */
export type ColumnsInSight = { from: number; to: number; kept: readonly number[] }

export type ColumnMeasures = { scrolled: number; seen: number; weekWidth: number }

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

/**
 * Which weeks of a long sheet stand in the document: those in sight, the one that holds the focus, and those that hold
 * text which is not yet taken. Laying out, painting and rendering a whole year would cost each edit three times as much.
 */
export class ColumnWindow {
  readonly #listeners = new Set<() => void>()
  #current: ColumnsInSight = { from: 0, to: unmeasured, kept: [] }

  readonly get = () => this.#current

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** These weeks stand in the document and have to go on doing so: nothing is drawn anew for it. */
  readonly keep = (weeks: readonly number[]) => {
    if (!same(weeks, this.#current.kept)) this.#current = { ...this.#current, kept: weeks }
  }

  /** This week is wanted too. */
  readonly include = (week: number) => {
    this.#set({ ...this.#current, kept: [...this.#current.kept, week] })
  }

  /** Goes along with what is seen. */
  readonly follow = ({ scrolled, seen, weekWidth }: ColumnMeasures) => {
    // Nothing is seen of a sheet that is put away.
    if (seen <= 0 || weekWidth <= 0) return
    const from = Math.max(0, Math.floor((scrolled / weekWidth - beyond) / step) * step)
    const to = Math.ceil(((scrolled + seen) / weekWidth + beyond) / step) * step
    if (from !== this.#current.from || to !== this.#current.to) this.#set({ ...this.#current, from, to })
  }

  #set(current: ColumnsInSight) {
    this.#current = current
    this.#listeners.forEach(listener => listener())
  }
}

/** The indexes of the columns that stand in the document, in order. */
export const columnsStanding = (
  weeks: readonly number[],
  { from, to, kept }: ColumnsInSight,
  entry: number,
): number[] => {
  const indexes = weeks.map((_, index) => index)
  if (weeks.length <= fewest) return indexes
  const wanted = new Set([entry, ...kept.map(week => weeks.indexOf(week))])
  return indexes.filter(index => (index >= from && index < to) || wanted.has(index))
}
