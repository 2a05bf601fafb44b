import { useQuery } from '@tanstack/react-query'
import { pageSizes } from '@veckovis/contracts/wire'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { LoadedList, type PagePart } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { buttonLook, Hint, Page } from '@veckovis/ui'
import { useState } from 'react'
import { absenceReasonsQuery, waitingQuery } from '../data/all-units-queries'
import { withAbsences } from '../data/with-absences'
import { WaitingDecisions } from './waiting-decisions'

/** What waits for a decision in all the units of the person, earliest first. */
export const WaitingPage = () => {
  const { t } = useTranslation('mf-diary')
  const [part, setPart] = useState<PagePart>({ page: 1, pageSize: pageSizes[0] })
  const [today] = useState(() => toIsoDate(calendarDateInStockholm(new Date())))
  const query = withAbsences(useQuery(waitingQuery(part)), useQuery(absenceReasonsQuery))
  return (
    <Page
      actions={
        <Link className={buttonLook('secondary')} to="/diary">
          {t('waiting.back')}
        </Link>
      }
    >
      <h2>{t('waiting.title')}</h2>
      <Hint>{t('waiting.intro')}</Hint>
      <LoadedList
        query={query}
        list={{ part, change: ({ page }) => setPart({ ...part, page }) }}
        empty={{ icon: 'success', title: t('waiting.none'), text: t('waiting.noneText') }}
      >
        {waiting => (
          <WaitingDecisions
            waiting={waiting}
            absences={waiting.absences}
            today={today}
            part={part}
            busy={query.isPlaceholderData}
            onChange={setPart}
          />
        )}
      </LoadedList>
    </Page>
  )
}
