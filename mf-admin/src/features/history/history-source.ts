export type HistoryValue = string | number | boolean | null

/** One thing that was done. */
export type HistoryAct = {
  readonly action: string
  readonly changes: readonly { readonly field: string; readonly from: HistoryValue; readonly to: HistoryValue }[]
}

/** What was done at once, as every history tells it. */
export type HistoryEvent = HistoryAct & {
  readonly id: number
  readonly at: string
  /** Null where nobody is known, as for the demonstration; the name is null of somebody who is gone. */
  readonly by: { readonly name: string | null } | null
  /** Beside the first. */
  readonly more?: readonly HistoryAct[] | undefined
}

/** What is asked for: an empty kind is all kinds, an empty day no limit. */
export type HistoryPart = {
  readonly from: string
  readonly to: string
  readonly kind: string
  /** The id of who did it; empty for everybody. */
  readonly by: string
  readonly page: number
  readonly pageSize: number
}

/** Who did something: the name is null of somebody who is gone. */
export type Actor = { readonly id: number; readonly name: string | null }

type HistoryAnswer = { readonly events: readonly HistoryEvent[]; readonly total: number }

/** Whose history it is, and how it is read: places and people have one each. */
export type HistorySource = {
  /** Under which it is kept. */
  readonly key: readonly (string | number)[]
  /** Kinds that can be asked for by themselves; none where the server knows no such filter. */
  readonly kinds: readonly string[]
  readonly read: (query: URLSearchParams, signal?: AbortSignal) => Promise<HistoryAnswer>
  readonly readActors: (signal?: AbortSignal) => Promise<{ readonly people: readonly Actor[] }>
}

/** The query of a part; what is not asked for stays out. */
export const queryOfHistory = (part: HistoryPart): URLSearchParams =>
  new URLSearchParams(
    Object.entries(part)
      .filter(([, value]) => value !== '')
      .map(([name, value]): [string, string] => [name, String(value)]),
  )
