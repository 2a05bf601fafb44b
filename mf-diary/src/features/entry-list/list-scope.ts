import type { DiaryListPart } from '../../data/diary-queries'
import { firstPart } from './list-address'

type Narrowing = Omit<DiaryListPart, 'sort' | 'page' | 'pageSize'>

/** A part in which nothing is left out. */
export const everything: Narrowing = {
  search: '',
  staff: [],
  reasons: [],
  category: firstPart.category,
  status: firstPart.status,
  from: firstPart.from,
  to: firstPart.to,
  show: firstPart.show,
}

/** What is searched for and left out, as one text. */
export const scopeOf = ({ search, staff, reasons, category, status, from, to, show }: Narrowing): string =>
  JSON.stringify({ search, staff, reasons, category, status, from, to, show })

export const isNarrowed = (part: Narrowing): boolean => scopeOf(part) !== scopeOf(everything)
