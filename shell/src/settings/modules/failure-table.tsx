import type { ModuleFailure } from '@veckovis/contracts/modules'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { EmptyState } from '@veckovis/ui'
import { Table } from '@veckovis/ui/table'
import { momentText } from './licences/licence-dates'

export const FailureTable = ({ failures }: { failures: readonly ModuleFailure[] }) => {
  const { t } = useTranslation('module-settings')
  const language = useLanguage()
  if (failures.length === 0) return <EmptyState icon="success" headingLevel={3} title={t('failures.empty')} />
  return (
    <div className="module-settings__failures">
      <Table
        label={t('failures.table')}
        rows={failures}
        rowKey={failure => failure.id}
        pageSize={10}
        columns={[
          { key: 'at', title: t('failures.at'), cell: ({ at }) => momentText(at, language) },
          {
            key: 'module',
            title: t('failures.module'),
            cell: ({ moduleId, version }) => (
              <>
                {moduleId} <span className="module-settings__code">{version}</span>
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
                {detail !== '' && <div className="module-settings__detail">{detail}</div>}
              </>
            ),
          },
          { key: 'code', title: t('failures.code'), cell: ({ supportCode }) => supportCode },
        ]}
      />
    </div>
  )
}
