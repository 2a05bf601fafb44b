import type { Submission } from '@veckovis/contracts/outcome'
import { formatMoney, formatFractionalHours, formatTyped } from '@veckovis/domain/numbers'
import type { BridgeStepId, SubmissionState, Threshold } from '@veckovis/domain/follow-up'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { signedHours, signedKronor } from '../signed-texts'

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

const monthName = (language: keyof typeof locales, month: number) =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1))

type Changed = { readonly state: SubmissionState; readonly at: string; readonly by: string | null }

/** What is said of an occasion and of what is handed in for it; öre and hundredths as they come. */
export const useOccasionWords = () => {
  const { t } = useTranslation('forecast-occasions')
  const { t: words } = useTranslation('forecast-follow-up')
  const language = useLanguage()
  const { minute } = useFormat()
  const kronor = (value: string) => words('kronor', { value })
  const hours = (value: string) => words('hours', { value })
  return {
    period: (untilMonth: number) => {
      const [first, last] = [monthName(language, 1), monthName(language, untilMonth)]
      return untilMonth === 1 ? first : t('period', { first, last })
    },
    money: (ore: number) => kronor(formatMoney(ore / 100)),
    hours: (hundredths: number) => hours(formatFractionalHours(hundredths / 100)),
    signedMoney: (ore: number) => kronor(signedKronor(ore / 100)),
    signedHours: (hundredths: number) => hours(signedHours(hundredths / 100)),
    step: (id: BridgeStepId) => words(`steps.names.${id}`),
    /** From where on a step needs a comment; null where none does. */
    threshold: ({ percent, kronor: most }: Threshold) => {
      const parts = [
        ...(percent === null ? [] : [t('percent', { value: formatTyped(percent) })]),
        ...(most === null ? [] : [kronor(formatMoney(most))]),
      ]
      return parts.length === 0 ? null : parts.join(t('or'))
    },
    weeks: ({ firstWeek, lastWeek }: Pick<Submission['snapshot']['measures'][number], 'firstWeek' | 'lastWeek'>) =>
      firstWeek === lastWeek ? t('oneWeek', { firstWeek }) : t('weeks', { firstWeek, lastWeek }),
    event: (state: SubmissionState) => t(`events.${state}`),
    /** When and by whom. */
    done: ({ at, by }: Omit<Changed, 'state'>) =>
      by === null ? minute(at) : t('doneBy', { moment: minute(at), name: by }),
  }
}
