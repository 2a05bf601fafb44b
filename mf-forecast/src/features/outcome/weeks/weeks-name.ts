import { useTranslation } from '@veckovis/platform'

/** 4, 5, 6 and 9 as “4–6, 9”: exactly these weeks. */
const listed = (weeks: readonly number[]): string => {
  const firsts = weeks.filter(week => !weeks.includes(week - 1))
  const lasts = weeks.filter(week => !weeks.includes(week + 1))
  return firsts.map((first, run) => (first === lasts[run] ? `${first}` : `${first}–${lasts[run]}`)).join(', ')
}

/** How weeks are called, which come in their order. */
export const useWeeksName = () => {
  const { t } = useTranslation('forecast-outcome')
  return (weeks: readonly number[]) =>
    weeks.length > 1 ? t('weeks.several', { weeks: listed(weeks) }) : t('weeks.one', { week: weeks[0] })
}
