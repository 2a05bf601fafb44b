import { useTranslation } from '@veckovis/platform'
import { classNames, VisuallyHidden } from '@veckovis/ui'
import type { ReactNode } from 'react'
import * as styles from './settings.module.css'

type DatedValueRow = {
  readonly id: number | string
  /** YYYY-MM-DD */
  readonly day: string
  readonly value: string
  /** What the column after the value says. */
  readonly about: string
  readonly actions: ReactNode
}

type DatedValuesProps = {
  readonly label: string
  /** Head of the column of the value, where it holds words in place of a number. */
  readonly value?: string
  /** Head of the column after the value. */
  readonly about: string
  /** Of a row with two buttons. */
  readonly hasWideActions?: boolean
  readonly rows: readonly DatedValueRow[]
}

/** Values by their day, each with what may be done with it. */
export const DatedValues = ({ label, value, about, hasWideActions = false, rows }: DatedValuesProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <table
      aria-label={label}
      className={classNames(hasWideActions && styles.wideActions, value !== undefined && styles.worded)}
    >
      <thead>
        <tr>
          <th scope="col">{t('settings.validFrom')}</th>
          <th scope="col">{value ?? t('settings.value')}</th>
          <th scope="col">{about}</th>
          <th scope="col">
            <VisuallyHidden>{t('settings.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">{row.day}</th>
            <td>{row.value}</td>
            <td>{row.about}</td>
            <td>{row.actions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
