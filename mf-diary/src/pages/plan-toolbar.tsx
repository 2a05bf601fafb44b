import type { DiaryCategory } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { Button, buttonLook, Inline } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { NewEntryButtons } from '../features/entry-actions/new-entry-buttons'
import * as styles from './diary.module.css'

type PlanToolbarProps = {
  readonly filter: ReactNode
  readonly density: ReactNode
  readonly canWrite: boolean
  readonly onCreate: (category: DiaryCategory) => void
}

/** What is shown, and the ways to a new entry, to the list and to paper. */
export const PlanToolbar = ({ filter, density, canWrite, onCreate }: PlanToolbarProps) => {
  const { t } = useTranslation('mf-diary')
  return (
    <div className={styles.toolbar} data-align="end">
      {filter}
      {canWrite && <NewEntryButtons onCreate={onCreate} />}
      <Inline>
        {density}
        <Link className={buttonLook('secondary')} to="/diary">
          {t('plan.toList')}
        </Link>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </Inline>
    </div>
  )
}
