import { Button } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useId, type ReactNode } from 'react'
import * as styles from './staff-view.module.css'

export type Fact = { readonly label: string; readonly value: ReactNode }

type FactListProps = {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Undefined for those who may not change anything. */
  readonly onEdit: (() => void) | undefined
}

/** What is known under one heading, and the way to change it. */
export const FactList = ({ title, facts, onEdit }: FactListProps) => {
  const { t } = useTranslation('mf-staff')
  const titleId = useId()
  return (
    <section className={styles.facts} aria-labelledby={titleId}>
      <div className={styles.factsHead}>
        <h2 id={titleId}>{title}</h2>
        {onEdit !== undefined && (
          <Button variant="quiet" aria-label={t('view.edit', { what: title })} onClick={onEdit}>
            {t('view.editShort')}
          </Button>
        )}
      </div>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
