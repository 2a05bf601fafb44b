import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation, withTexts } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { buttonLook, EmptyState, Page } from '@veckovis/ui'
import followUpEn from '../../../locales/follow-up/en.json'
import followUp from '../../../locales/follow-up/sv.json'
import en from '../../../locales/submissions/en.json'
import sv from '../../../locales/submissions/sv.json'
import { AllUnits } from '../../features/follow-up/all-units/all-units'
import { OccasionFields } from '../../features/follow-up/all-units/occasion-fields'
import { useOccasion } from '../../features/follow-up/all-units/use-occasion'
import * as styles from './submissions-page.module.css'

const Submissions = () => {
  const { t } = useTranslation('forecast-submissions')
  const { query, occasion, year, today, hasProblem, ...choosing } = useOccasion()
  return (
    <Page width="full">
      <div className={styles.top}>
        <h2>{t('title')}</h2>
        <OccasionFields {...{ year, occasion, ...choosing }} />
        <Link to={`/follow-up?year=${year}`} className={buttonLook('secondary')}>
          {t('back')}
        </Link>
      </div>
      <Loaded query={query} lines={10} label={t('loadingOccasions')}>
        {() =>
          occasion === null ? (
            <EmptyState icon="schedule" title={t('noOccasions.title', { year })}>
              {t('noOccasions.text')}
            </EmptyState>
          ) : (
            <AllUnits key={occasion.id} {...{ occasion, year, today, hasProblem }} />
          )
        }
      </Loaded>
    </Page>
  )
}

/** What all units have handed in for an occasion of follow-up, for those who answer for several. */
export const SubmissionsPage = withTexts(
  'forecast-follow-up',
  { sv: followUp, en: followUpEn },
  withTexts('forecast-submissions', { sv, en }, Submissions),
)
