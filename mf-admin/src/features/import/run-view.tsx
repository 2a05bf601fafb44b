import { countRun, RunProgress, withRefusals, type Run } from '@veckovis/lists/import'
import { useTranslation } from '@veckovis/platform'
import { Notice, Stack } from '@veckovis/ui'
import { useCallback, useMemo } from 'react'
import type { ListKind, ListRow, RowReason } from './list/list-row'
import { RowPreview, type GoodRowState } from './row-preview'

type RunViewProps = { readonly kind: ListKind; readonly run: Run<RowReason>; readonly onGoOn: () => void }

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
} as const satisfies Record<Run<RowReason>['step'], Record<string, GoodRowState>>

/** The rows of a list while they are looked at and taken in, and what has become of each. */
export const RunView = ({ kind, run, onGoOn }: RunViewProps) => {
  const rows = useMemo(() => withRefusals(run.rows, run.taken), [run.rows, run.taken])
  const { step, taken } = run
  const stateOf = useCallback(
    ({ line }: ListRow) => statesOf[step][taken.has(line) ? 'answered' : 'open'],
    [step, taken],
  )
  return (
    <Stack gap={4}>
      <RunProgress run={run} onGoOn={onGoOn} />
      <Outcome kind={kind} run={run} />
      {run.state !== 'busy' && <RowPreview {...{ ...run, kind, rows, stateOf }} />}
    </Stack>
  )
}
