import type { DiaryBasis, DiaryReason, NamedList } from '@veckovis/contracts/diary'
import {
  changeOfNeedReasons,
  diaryCategories,
  diaryStatuses,
  extraResourceReasons,
  type DiaryCategory,
  type DiaryStatus,
} from '@veckovis/domain/diary'
import { FilterField, ListToolbar } from '@veckovis/lists'
import { useTranslation, type Words } from '@veckovis/platform'
import { Checkbox } from '@veckovis/ui'
import { MultiSelect } from '@veckovis/ui/multi-select'
import { Select } from '@veckovis/ui/select'
import type { DiaryAddress } from '../../data/diary-shape'
import { absenceText, nameOf } from '../../data/entry-texts'
import { DayFilter } from './day-filter'
import * as styles from './entry-list.module.css'

type EntryFiltersProps = Pick<DiaryAddress, 'part' | 'change' | 'filtersSet'> & {
  readonly absences: NamedList
  /** Undefined until they are read. */
  readonly people: DiaryBasis['people'] | undefined
}

const all = 'all'

type Choice = { readonly value: DiaryReason; readonly label: string }

/** VAK stands among both kinds of reasons, and is found in both. */
const reasonChoices = (category: DiaryCategory | null, absences: NamedList, t: Words): Choice[] => {
  const choices: Record<DiaryCategory, Choice[]> = {
    ABSENCE: absences.map(({ id }) => ({ value: id, label: absenceText(id, absences, t) })),
    EXTRA_RESOURCE: extraResourceReasons.map(value => ({ value, label: t(`reasons.EXTRA_RESOURCE.${value}`) })),
    CHANGE_OF_NEEDS: changeOfNeedReasons.map(value => ({ value, label: t(`reasons.CHANGE_OF_NEEDS.${value}`) })),
  }
  const offered = category === null ? diaryCategories.flatMap(each => choices[each]) : choices[category]
  return offered.filter(({ value }, place) => offered.findIndex(each => each.value === value) === place)
}

/** Which entries are shown. */
export const EntryFilters = ({ part, change, filtersSet, absences, people }: EntryFiltersProps) => {
  const { t } = useTranslation('mf-diary')
  const { category, status, reasons, staff, from, to, show } = part.filters
  const narrow = (filters: Partial<typeof part.filters>) => change({ filters })
  const categories = diaryCategories.map(value => ({ value, label: t(`categories.${value}`) }))
  const statuses = diaryStatuses.map(value => ({ value, label: t(`statuses.${value}`) }))
  const fields = (
    <>
      <FilterField>
        <Select<DiaryCategory | typeof all>
          label={t('fields.category')}
          value={category ?? all}
          options={[{ value: all, label: t('filters.all') }, ...categories]}
          // Reasons belong to a category.
          onChange={wanted => narrow({ category: wanted === all ? null : wanted, reasons: [] })}
        />
      </FilterField>
      <FilterField>
        <Select<DiaryStatus | typeof all>
          label={t('fields.status')}
          value={status ?? all}
          options={[{ value: all, label: t('filters.all') }, ...statuses]}
          onChange={wanted => narrow({ status: wanted === all ? null : wanted })}
        />
      </FilterField>
      <FilterField>
        <MultiSelect<DiaryReason>
          label={t('fields.reason')}
          value={reasons}
          options={reasonChoices(category, absences, t)}
          onChange={wanted => narrow({ reasons: wanted })}
          nothingFound={t('filters.nothingFound')}
        />
      </FilterField>
      <FilterField>
        <MultiSelect<number>
          label={t('fields.staff')}
          value={staff}
          options={people === undefined ? [] : people.map(member => ({ value: member.id, label: nameOf(member, t) }))}
          onChange={wanted => narrow({ staff: wanted })}
          nothingFound={t('filters.nothingFound')}
          disabled={people === undefined}
        />
      </FilterField>
      <FilterField>
        <DayFilter label={t('filters.from')} value={from} onChange={wanted => narrow({ from: wanted })} />
      </FilterField>
      <FilterField>
        <DayFilter label={t('filters.to')} value={to} onChange={wanted => narrow({ to: wanted })} />
      </FilterField>
      <FilterField>
        <Checkbox
          className={styles.waiting}
          label={t('filters.waiting')}
          checked={show === 'waiting'}
          onChange={({ target }) => narrow({ show: target.checked ? 'waiting' : 'all' })}
        />
      </FilterField>
    </>
  )
  const search = {
    label: t('filters.search'),
    value: part.search,
    onSearch: (text: string) => change({ search: text }),
  }
  return <ListToolbar search={search} filters={{ fields, set: filtersSet }} />
}
