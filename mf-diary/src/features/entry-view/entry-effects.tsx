import type { DiaryRecord } from '@veckovis/contracts/diary'
import { serverIdOfRow } from '@veckovis/domain/forecast'
import { useTranslation, type Words } from '@veckovis/platform'
import { absenceText, hoursText, substituteText } from '../../data/entry-texts'
import type { OfferedNames } from '../../data/offered-names'
import * as styles from './entry-view.module.css'

/** What the row of the forecast is called. */
const rowText = (rowId: string, { absences, substitutes }: OfferedNames, t: Words): string => {
  const row = serverIdOfRow(rowId)
  if (row === undefined) return t('effects.needs')
  return row.kind === 'absence' ? absenceText(row.serverId, absences, t) : substituteText(row.serverId, substitutes, t)
}

type EntryEffectsProps = { readonly entry: DiaryRecord; readonly names: OfferedNames }

/** The weeks and rows of the forecast that the entry moves, or would move. */
export const EntryEffects = ({ entry, names }: EntryEffectsProps) => {
  const { t } = useTranslation('mf-diary')
  if (entry.effects.length === 0) return null
  const columns = ['week', 'row', 'hours'] as const
  return (
    <details className={styles.effects}>
      <summary>{t(`effects.${entry.status === 'APPROVED' ? 'moved' : 'wouldMove'}`)}</summary>
      <table aria-label={t('effects.label')}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`effects.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entry.effects.map(({ year, week, rowId, hours }) => (
            <tr key={`${year}-${week}-${rowId}`}>
              <th scope="row">{t('effects.ofYear', { week, year })}</th>
              <td>{rowText(rowId, names, t)}</td>
              <td>{hoursText(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
