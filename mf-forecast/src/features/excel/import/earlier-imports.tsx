import { useQuery } from '@tanstack/react-query'
import type { ExcelImportList } from '@veckovis/contracts/forecast'
import { Loaded } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { useForecast } from '../../../context/use-forecast'
import { importsQuery } from '../../../data/import-queries'
import * as styles from './import.module.css'

/** Imports of the unit and year before this one: which, when and by whom. Importing does not wait for them. */
export const EarlierImports = () => {
  const { t } = useTranslation('forecast-import')
  const { moment } = useFormat()
  const { unitId, year } = useForecast().editor.address
  const whoAndWhen = ({ id, createdAt, createdBy }: ExcelImportList[number]) => {
    const when = moment(createdAt)
    return createdBy === null ? t('earlier.when', { id, when }) : t('earlier.who', { id, when, name: createdBy })
  }
  return (
    <Loaded query={useQuery(importsQuery({ unitId, year }))} lines={1} label={t('earlier.loading')}>
      {imports =>
        imports.length === 0 ? (
          <p>{t('earlier.none', { year })}</p>
        ) : (
          <details className={styles.details}>
            <summary>{t('earlier.title', { count: imports.length })}</summary>
            <ol className={styles.earlier}>
              {imports.map(each => (
                <li key={each.id}>{whoAndWhen(each)}</li>
              ))}
            </ol>
          </details>
        )
      }
    </Loaded>
  )
}
