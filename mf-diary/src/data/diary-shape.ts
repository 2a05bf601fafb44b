import { diarySortFields, type DiaryReason, type DiarySortField } from '@veckovis/contracts/diary'
import {
  diaryCategories,
  diaryStatuses,
  isDiaryDay,
  type DiaryCategory,
  type DiaryStatus,
} from '@veckovis/domain/diary'
import {
  choiceFilter,
  optionalFilter,
  type Filter,
  type ListAddress,
  type ListPart,
  type ListShape,
} from '@veckovis/lists'

type DiaryFilters = {
  readonly category: DiaryCategory | null
  readonly status: DiaryStatus | null
  readonly from: string | null
  readonly to: string | null
  readonly show: 'all' | 'waiting'
  readonly staff: readonly number[]
  readonly reasons: readonly DiaryReason[]
}

const day: Filter<string | null> = { usual: null, read: text => (isDiaryDay(text) ? text : undefined) }

/** What the list can be asked for. A person, a reason and a word of what is searched for stand in no address. */
export const diaryShape: ListShape<DiarySortField, DiaryFilters> = {
  sorts: diarySortFields,
  usualSort: { key: 'firstDate', direction: 'descending' },
  filters: {
    category: optionalFilter(diaryCategories),
    status: optionalFilter(diaryStatuses),
    from: day,
    to: day,
    show: choiceFilter(['all', 'waiting'], 'all'),
    staff: { usual: [] },
    reasons: { usual: [] },
  },
  isSearchAddressed: false,
}

/** Which part of the unit's entries is asked for. */
export type DiaryListPart = ListPart<DiarySortField, DiaryFilters>
export type DiaryAddress = ListAddress<DiarySortField, DiaryFilters>
