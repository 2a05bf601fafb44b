import type { FigureOfPeople } from '@veckovis/contracts/analytics'
import { placeKinds } from '@veckovis/domain/access'
import { momentFormats } from '@veckovis/domain/calendar'
import type { Transaction } from '../../../db/database'
import type { Language } from '../../../http/language'
import { storedId } from '../stored-id'
import { exportWords, statusWords, titleText, unitHeadings } from './export-words'

type Asked = Readonly<Record<string, unknown>> & {
  readonly sort: string
  readonly direction: 'ascending' | 'descending'
}

export type Noted = {
  readonly list: 'clients' | 'users' | 'units' | 'overview'
  readonly query: object
  readonly sortedBy: string
  readonly rows: number
  readonly weeks?: string
  /** The weeks of the year before that stand beside them. */
  readonly compared?: string | undefined
  /** Figures that the file leaves out for some units at least */
  readonly hidden?: readonly FigureOfPeople[]
  readonly at: Date
  readonly language: Language
}

const nameOf = async ({ query }: Transaction, kind: (typeof placeKinds)[number], id: number): Promise<string> => {
  const { rows } = await query<{ name: string }>(`SELECT name FROM ${kind} WHERE id = $1`, [storedId(id)])
  const [place] = rows
  if (place === undefined) throw new Error(`The file's filter names no ${kind} that is there`)
  return place.name
}

const placeNotes = async (transaction: Transaction, asked: Asked, language: Language) => {
  const notes: [string, string][] = []
  for (const kind of placeKinds) {
    const id = asked[`${kind}Id`]
    if (typeof id === 'number') notes.push([exportWords[`${kind}Id`][language], await nameOf(transaction, kind, id)])
  }
  return notes
}

/** What a file says of itself: which list, of when, over which weeks, with which filters, in which order. */
export const exportNotes = async (transaction: Transaction, noted: Noted): Promise<[string, string][]> => {
  const { list, sortedBy, rows, weeks, compared, hidden = [], at, language } = noted
  const asked = noted.query as Asked
  const { role, status } = asked
  return [
    [exportWords.list[language], exportWords[list][language]],
    [exportWords.asOf[language], momentFormats.sv.minute(at)],
    ...(weeks === undefined ? [] : [[exportWords.weeks[language], weeks] as [string, string]]),
    ...(compared === undefined ? [] : [[exportWords.compared[language], compared] as [string, string]]),
    ...(await placeNotes(transaction, asked, language)),
    ...(typeof role === 'number' ? [[exportWords.role[language], titleText(role, language)] as [string, string]] : []),
    ...(status === 'active' || status === 'inactive' || status === 'never'
      ? [[exportWords.status[language], statusWords[status][language]] as [string, string]]
      : []),
    [exportWords.sort[language], `${sortedBy}, ${exportWords[asked.direction][language]}`],
    [exportWords.rows[language], String(rows)],
    ...hidden.map((figure): [string, string] => [unitHeadings[figure][language], exportWords.keptBack[language]]),
  ]
}
