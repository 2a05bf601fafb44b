import { useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice, Stack } from '@veckovis/ui'
import { useCallback, useMemo } from 'react'
import { ImportProgress } from './import-progress'
import { reasonsFile } from './files/list-files'
import type { ListKind, ListRow } from './list/list-row'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import { RowPreview, type GoodRowState } from './row-preview'
import { countRun } from './run/count-run'
import { withRefusals } from './run/send-rows'
import type { Run } from './run/use-list-import'

type RunViewProps = { readonly kind: ListKind; readonly run: Run; readonly onGoOn: () => void }

/** What was found in the list, or has become of it. */
const Outcome = ({ kind, run }: Pick<RunViewProps, 'kind' | 'run'>) => {
  const { t } = useTranslation('admin-import')
  const { good, refused, added } = countRun(run)
  if (run.state !== 'done') return null
  if (run.step === 'import')
    return (
      <Notice tone={refused === 0 ? 'success' : 'warning'} announce title={t(`added.${kind.name}`, { count: added })}>
        {refused > 0 && t('leftOut', { count: refused })}
      </Notice>
    )
  return (
    <Notice tone={refused === 0 ? 'success' : 'warning'} announce title={t('canGoIn', { count: good })}>
      {refused > 0 && t('cannotGoIn', { count: refused })}
    </Notice>
  )
}

/** What can be said of a row that the server took, and of one that it was not asked about. */
const statesOf = {
  check: { answered: 'goesIn', open: 'unchecked' },
  import: { answered: 'isIn', open: 'waits' },
} as const satisfies Record<Run['step'], Record<string, GoodRowState>>

/** The rows of a list while they are looked at and taken in, and what has become of each. */
export const RunView = ({ kind, run, onGoOn }: RunViewProps) => {
  const { t } = useTranslation('admin-import')
  const language = useLanguage()
  const rows = useMemo(() => withRefusals(run.rows, run.taken), [run.rows, run.taken])
  const { step, taken } = run
  const stateOf = useCallback(
    ({ line }: ListRow) => statesOf[step][taken.has(line) ? 'answered' : 'open'],
    [step, taken],
  )
  const hasRefused = run.state !== 'busy' && rows.some(({ reasons }) => reasons.length > 0)
  const takeReasons = () => saveFile(t('file.refused'), 'csv', reasonsFile(rows, kind, language, t))
  return (
    <Stack gap={4}>
      <ImportProgress run={run} onGoOn={onGoOn} />
      <Outcome kind={kind} run={run} />
      {run.unknown.length > 0 && (
        <Notice tone="info">{t('unknownColumns', { columns: run.unknown.join(', ') })}</Notice>
      )}
      {hasRefused && (
        <Inline>
          <Button onClick={takeReasons}>{t('takeReasons')}</Button>
        </Inline>
      )}
      {run.state !== 'busy' && <RowPreview kind={kind} rows={rows} stateOf={stateOf} />}
    </Stack>
  )
}
