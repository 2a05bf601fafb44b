import type { DiaryBasis, DiaryReason, NamedList } from '@veckovis/contracts/diary'
import {
  changeOfNeedReasons,
  diaryCategories,
  diaryStatuses,
  extraResourceReasons,
  type DiaryCategory,
} from '@veckovis/domain/diary'
import { SearchBox } from '@veckovis/forms/filters'
import { useTranslation, type Words } from '@veckovis/platform'
import { Checkbox } from '@veckovis/ui'
import { MultiSelect } from '@veckovis/ui/multi-select'
import { Select } from '@veckovis/ui/select'
import type { DiaryListPart } from '../../data/diary-queries'
import { absenceText, nameOf } from '../../data/entry-texts'
import { DayFilter } from './day-filter'
import type { ListAddress } from './use-list-address'
import * as styles from './entry-list.module.css'

type EntryFiltersProps = Pick<ListAddress, 'part' | 'change'> & {
  readonly absences: NamedList
  /** Undefined until they are read. */
  readonly people: DiaryBasis['people'] | undefined
}

const all = 'all'

type Choice = { readonly value: DiaryReason; readonly label: string }

/** VAK stands among both kinds of reasons, and is found in both. */
const reasonChoices = (category: DiaryCategory | '', absences: NamedList, t: Words): Choice[] => {
  const choices: Record<DiaryCategory, Choice[]> = {
    ABSENCE: absences.map(({ id }) => ({ value: id, label: absenceText(id, absences, t) })),
    EXTRA_RESOURCE: extraResourceReasons.map(value => ({ value, label: t(`reasons.EXTRA_RESOURCE.${value}`) })),
    CHANGE_OF_NEEDS: changeOfNeedReasons.map(value => ({ value, label: t(`reasons.CHANGE_OF_NEEDS.${value}`) })),
  }
  const offered = category === '' ? diaryCategories.flatMap(each => choices[each]) : choices[category]
  return offered.filter(({ value }, place) => offered.findIndex(each => each.value === value) === place)
}

/** Which entries are shown. */
export const EntryFilters = ({ part, change, absences, people }: EntryFiltersProps) => {
  const { t } = useTranslation('mf-diary')
  const categories = diaryCategories.map(value => ({ value, label: t(`categories.${value}`) }))
  const statuses = diaryStatuses.map(value => ({ value, label: t(`statuses.${value}`) }))
  return (
    <div className={styles.filters} data-toolbar="diary">
      <SearchBox
        label={t('filters.search')}
        hiddenText={t('problems.hidden-characters')}
        value={part.search}
        onSearch={search => change({ search })}
      />
      <Select<DiaryCategory | typeof all>
        label={t('fields.category')}
        value={part.category === '' ? all : part.category}
        options={[{ value: all, label: t('filters.all') }, ...categories]}
        // Reasons belong to a category.
        onChange={category => change({ category: category === all ? '' : category, reasons: [] })}
      />
      <Select<NonNullable<DiaryListPart['status']> | typeof all>
        label={t('fields.status')}
        value={part.status === '' ? all : part.status}
        options={[{ value: all, label: t('filters.all') }, ...statuses]}
        onChange={status => change({ status: status === all ? '' : status })}
      />
      <MultiSelect<DiaryReason>
        label={t('fields.reason')}
        value={part.reasons}
        options={reasonChoices(part.category, absences, t)}
        onChange={reasons => change({ reasons })}
        nothingFound={t('filters.nothingFound')}
      />
      <MultiSelect<number>
        label={t('fields.staff')}
        value={part.staff}
        options={people === undefined ? [] : people.map(member => ({ value: member.id, label: nameOf(member, t) }))}
        onChange={staff => change({ staff })}
        nothingFound={t('filters.nothingFound')}
        disabled={people === undefined}
      />
      <DayFilter label={t('filters.from')} value={part.from} onChange={from => change({ from })} />
      <DayFilter label={t('filters.to')} value={part.to} onChange={to => change({ to })} />
      <Checkbox
        className={styles.waiting}
        label={t('filters.waiting')}
        checked={part.show === 'waiting'}
        onChange={({ target }) => change({ show: target.checked ? 'waiting' : 'all' })}
      />
    </div>
  )
}
