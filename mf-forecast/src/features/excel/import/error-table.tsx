import { useTranslation } from '@veckovis/platform'
import { Notice, Stack, WideTable } from '@veckovis/ui'
import type { ReadImport } from './read-import'
import { cellName } from './wording/cell-name'
import { errorText, placeOfError } from './wording/error-text'
import * as styles from './import.module.css'

/** A file that is refused: everything that is wrong with it, each at its cell. */
export const ErrorTable = ({ read }: { readonly read: ReadImport }) => {
  const { t } = useTranslation('forecast-import')
  const { errors, recognised } = read
  const labels = new Map(recognised.kept.map(({ row, label }) => [row, label]))
  return (
    <Stack gap={3}>
      <Notice tone="error" announce title={t('invalid', { text: t('invalidCount', { count: errors.length }) })}>
        {t('invalidIntro')}
      </Notice>
      <WideTable label={t('errorsLabel')} look="bare">
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{t('reasonsFile.cell')}</th>
              <th scope="col">{t('reasonsFile.label')}</th>
              <th scope="col">{t('reasonsFile.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(error => {
              const place = placeOfError(error)
              const cell = place === null ? t('wholeSheet') : cellName(place)
              return (
                <tr key={`${error.code} ${cell}`}>
                  <th scope="row">{cell}</th>
                  <td>{place === null ? '' : labels.get(place.row)}</td>
                  <td>{errorText(error, t)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </WideTable>
    </Stack>
  )
}
