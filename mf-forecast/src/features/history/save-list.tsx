import { useQuery } from '@tanstack/react-query'
import type { ForecastSave } from '@veckovis/contracts/forecast'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation, type Words } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { useForecast } from '../../context/use-forecast'
import { savesPerPage, savesQuery } from '../../data/history-queries'
import { HistoryPages } from './history-pages'
import * as styles from './history.module.css'

/** A past state to look at, and what it is called. */
export type ChosenPast = { readonly version: number; readonly title: string }

type SaveListProps = {
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onChoose: (chosen: ChosenPast) => void
}

/** How many cells by what, such as "12 klistrades in, 3 skrevs". */
const originsText = ({ origins }: ForecastSave, words: Words): string =>
  origins.length === 0
    ? words('history.noCells')
    : origins.map(({ origin, cells }) => words(`history.cells.${origin}`, { count: cells })).join(', ')

const Save = ({ save, onChoose }: { readonly save: ForecastSave; readonly onChoose: SaveListProps['onChoose'] }) => {
  const { t } = useTranslation('mf-forecast')
  const { moment } = useFormat()
  const { version, savedAt, savedBy } = save
  const when = moment(savedAt)
  const title = t('history.stateAt', { when })
  return (
    <li className={styles.save} data-version={version}>
      <div>
        <strong>{when}</strong> <span>{savedBy ?? t('history.nobody')}</span>
        <p className={styles.when}>{originsText(save, t)}</p>
      </div>
      <Button aria-label={t('history.lookAt', { when })} onClick={() => onChoose({ version, title })}>
        {t('history.look')}
      </Button>
    </li>
  )
}

/** What changed the forecast, newest first, and the way to how it was; before the oldest of them stands what it began with. */
export const SaveList = ({ page, onPage, onChoose }: SaveListProps) => {
  const { t } = useTranslation('mf-forecast')
  const { address } = useForecast().editor
  const query = useQuery(savesQuery(address, page))
  const before = t('history.beforeAll')
  return (
    <div className={styles.list}>
      <Loaded query={query} lines={6} label={t('history.loading')}>
        {({ saves, total, oldestVersion }) =>
          total === 0 ? (
            <p>{t('history.none')}</p>
          ) : (
            <>
              <ol className={styles.saves}>
                {saves.map(save => (
                  <Save key={save.version} save={save} onChoose={onChoose} />
                ))}
              </ol>
              {page * savesPerPage >= total && (
                <Button variant="quiet" onClick={() => onChoose({ version: oldestVersion, title: before })}>
                  {before}
                </Button>
              )}
              <HistoryPages {...{ page, pageSize: savesPerPage, total }} onPage={onPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
