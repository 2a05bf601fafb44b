import type { ModuleFailure } from '@veckovis/contracts/modules'
import { pageSizes } from '@veckovis/contracts/wire'
import { ListPages, type PagePart } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { EmptyState } from '@veckovis/ui'
import { Table } from '@veckovis/ui/table'
import { useState } from 'react'
import * as styles from './module-settings.module.css'

export const FailureTable = ({ failures }: { failures: readonly ModuleFailure[] }) => {
  const { t } = useTranslation('module-settings')
  const { longMoment } = useFormat()
  const [{ page, pageSize }, setPart] = useState<PagePart>({ page: 1, pageSize: pageSizes[0] })
  const pages = Math.max(1, Math.ceil(failures.length / pageSize))
  // The list is asked again while it is read, and may be shorter by then.
  const shownPage = Math.min(page, pages)
  const first = (shownPage - 1) * pageSize
  // eslint-disable-next-line no-restricted-syntax -- the answer has the newest failures: it is empty when there are none
  if (failures.length === 0) return <EmptyState icon="success" headingLevel={3} title={t('failures.empty')} />
  return (
    <div className={styles.failures}>
      <Table
        label={t('failures.table')}
        rows={failures.slice(first, first + pageSize)}
        rowKey={failure => failure.id}
        columns={[
          { key: 'at', title: t('failures.at'), cell: ({ at }) => longMoment(at) },
          {
            key: 'module',
            title: t('failures.module'),
            cell: ({ moduleId, version }) => (
              <>
                {moduleId} <span className={styles.code}>{version}</span>
              </>
            ),
          },
          { key: 'step', title: t('failures.step'), cell: ({ step }) => t(`step.${step}`, { defaultValue: step }) },
          {
            key: 'kind',
            title: t('failures.kind'),
            cell: ({ kind, detail }) => (
              <>
                {t(`kind.${kind}`, { defaultValue: kind })}
                {detail !== '' && <div className={styles.detail}>{detail}</div>}
              </>
            ),
          },
          { key: 'code', title: t('failures.code'), cell: ({ supportCode }) => supportCode },
        ]}
      />
      <ListPages part={{ page: shownPage, pageSize }} total={failures.length} onPart={setPart} />
    </div>
  )
}
