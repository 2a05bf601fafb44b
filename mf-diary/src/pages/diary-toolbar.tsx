import type { DiaryList } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { Button, buttonLook, Inline } from '@veckovis/ui'
import type { DiaryListPart } from '../data/diary-shape'
import { NewEntryButtons } from '../features/entry-actions/new-entry-buttons'
import { DiaryExport } from '../features/export/diary-export'
import * as styles from './diary.module.css'

type DiaryToolbarProps = {
  readonly unitId: number
  readonly part: DiaryListPart
  /** Undefined until it is read. */
  readonly list: DiaryList | undefined
  readonly onCreate: (category: DiaryCategory) => void
}

/** The ways to a new entry, to a file and to paper. */
export const DiaryToolbar = ({ unitId, part, list, onCreate }: DiaryToolbarProps) => {
  const { t } = useTranslation('mf-diary')
  return (
    <div className={styles.toolbar}>
      {list?.write === true ? <NewEntryButtons onCreate={onCreate} /> : <span />}
      <Inline>
        <Link className={buttonLook('secondary')} to="/diary/plan">
          {t('plan.link')}
        </Link>
        <Link className={buttonLook('secondary')} to="/diary/waiting">
          {t('waiting.link')}
        </Link>
        {list !== undefined && list.total > 0 && (
          <>
            <DiaryExport unitId={unitId} part={part} />
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </>
        )}
      </Inline>
    </div>
  )
}
