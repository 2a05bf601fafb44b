import type { SettingsModule, VersionMeasures } from '@veckovis/contracts/modules'
import { measureKinds, type MeasureKind } from '@veckovis/domain/modules'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { Table } from '@veckovis/ui/table'
import * as styles from './module-settings.module.css'
import { measureText } from './measure-text'

type ModuleMeasuresProps = {
  module: SettingsModule
  /** Of all modules */
  measures: readonly VersionMeasures[]
}

type Measured = { readonly version: string }

/** The active one first, then those of the list of versions, the latest first; none without a measure. */
const measuredVersions = ({ id, activeVersion, versions }: SettingsModule, measures: readonly VersionMeasures[]) => {
  const listed = [activeVersion, ...versions.map(({ version }) => version)]
  const all = measures.filter(({ moduleId }) => moduleId === id).map(({ version }) => version)
  const order = [...new Set([...listed, ...all])].filter(version => version !== null)
  return order.filter(version => all.includes(version)).map(version => ({ version }))
}

/** How long the pages of each version take for people, with the number of measures. */
export const ModuleMeasures = ({ module, measures }: ModuleMeasuresProps) => {
  const { t } = useTranslation('module-settings')
  const title = module.title[useLanguage()]
  const rows = measuredVersions(module, measures)
  if (rows.length === 0) return <p className={styles.muted}>{t('measures.none')}</p>
  const cell = (version: string, kind: MeasureKind) => {
    const known = measures.find(each => each.moduleId === module.id && each.version === version && each.kind === kind)
    if (known === undefined) return '–'
    return (
      <>
        {measureText(kind, known.p75)}{' '}
        <span className={styles.muted}>({t('measures.count', { count: known.count })})</span>
      </>
    )
  }
  return (
    <details className={styles.wide}>
      <summary>{t('measures.title', { number: rows.length })}</summary>
      <p className={styles.muted}>{t('measures.hint')}</p>
      <div className={styles.failures}>
        <Table
          label={t('measures.table', { title })}
          rows={rows}
          rowKey={({ version }) => version}
          columns={[
            {
              key: 'version',
              title: t('measures.version'),
              cell: ({ version }) => <span className={styles.code}>{version}</span>,
            },
            ...measureKinds.map(kind => ({
              key: kind,
              title: t(`measures.kind.${kind}`),
              cell: ({ version }: Measured) => cell(version, kind),
            })),
          ]}
        />
      </div>
    </details>
  )
}
