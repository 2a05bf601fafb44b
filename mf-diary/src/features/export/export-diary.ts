import type { DiaryList, DiaryReason } from '@veckovis/contracts/diary'
import { extraResourceReasons } from '@veckovis/domain/diary'
import { succeed, type Result } from '@veckovis/domain/result'
import { aboutList, readWholeList, type Giving, type ListFailure, type ListFilter } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { saveList } from '@veckovis/spreadsheet/list-writer'
import { readEntries } from '../../data/diary-queries'
import type { DiaryListPart } from '../../data/diary-shape'
import { absenceText } from '../../data/entry-texts'
import type { OfferedNames } from '../../data/offered-names'
import { diarySheets } from './diary-sheets'

type Asked = {
  readonly unitId: number
  readonly unitName: string
  readonly part: DiaryListPart
  readonly names: OfferedNames
  readonly t: Words
  readonly giving: Giving
}

const ofExtraResource: ReadonlySet<string> = new Set(extraResourceReasons)

/** A reason of absence has a number; of the others a word that two categories share means the same in both. */
const reasonWords = (reason: DiaryReason, { absences }: OfferedNames, t: Words): string => {
  if (typeof reason === 'number') return absenceText(reason, absences, t)
  return t(`reasons.${ofExtraResource.has(reason) ? 'EXTRA_RESOURCE' : 'CHANGE_OF_NEEDS'}.${reason}`)
}

/** What narrows the list, in words; people are counted and not named. */
const filtersOf = ({ filters }: DiaryListPart, names: OfferedNames, t: Words): ListFilter[] => {
  const { category, status, reasons, staff, from, to, show } = filters
  const chosen = (label: string, value: string | null): ListFilter => ({
    label: t(label),
    value: value ?? t('filters.all'),
    isNarrowing: value !== null,
  })
  return [
    chosen('fields.category', category && t(`categories.${category}`)),
    chosen('fields.status', status && t(`statuses.${status}`)),
    chosen('fields.reason', reasons.length === 0 ? null : reasons.map(each => reasonWords(each, names, t)).join(', ')),
    chosen('fields.staff', staff.length === 0 ? null : t('export.chosen', { count: staff.length })),
    chosen('filters.from', from),
    chosen('filters.to', to),
    ...(show === 'waiting' ? [chosen('fields.status', t('filters.waiting'))] : []),
  ]
}

/** Gives every entry that the list finds, in its order, and its sums as a file. */
export const exportDiary = async (asked: Asked): Promise<Result<number, ListFailure>> => {
  const { unitId, unitName, part, names, t, giving } = asked
  let summary: DiaryList['summary'] = []
  const entries = await readWholeList({
    ...giving,
    read: async page => {
      const answer = await readEntries(unitId, { ...part, ...page })
      summary = answer.summary
      return { items: answer.entries, total: answer.total }
    },
  })
  if (!entries.ok) return entries
  const about = aboutList({
    name: `${t('export.title')} ${unitName}`,
    rows: entries.value.length,
    filters: filtersOf(part, names, t),
    search: { text: part.search, isOfPeople: true },
  })
  saveList(giving.kind, { ...about, sheets: diarySheets({ entries: entries.value, summary, names }, t) })
  return succeed(entries.value.length)
}
