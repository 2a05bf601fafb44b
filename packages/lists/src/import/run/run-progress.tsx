import { useTranslation } from '@veckovis/platform'
import { Notice, ProblemNotice, Stack } from '@veckovis/ui'
import { importWords } from '../import-words'
import { ProgressBar } from '../progress-bar'
import { countRun } from './count-run'
import type { Run } from './use-row-run'

/** How far the rows have come; the count is read out when they are through, not at every step. */
export const RunProgress = ({ run, onGoOn }: { readonly run: Run<unknown>; readonly onGoOn: () => void }) => {
  const { t } = useTranslation(importWords)
  const { answered, sendable } = countRun(run)
  return (
    <Stack gap={3}>
      {run.state === 'busy' && (
        <ProgressBar
          label={t(`progress.${run.step}`, { done: answered, count: sendable })}
          done={{ value: answered, of: sendable }}
        />
      )}
      {run.problem !== null && (
        <ProblemNotice
          title={t('failed', { done: answered, count: sendable })}
          text={run.problem}
          retry={{ label: t('goOn'), run: onGoOn }}
        />
      )}
      {run.state === 'stopped' && (
        <Notice tone="warning" announce title={t('stopped', { done: answered, count: sendable })}>
          {t(`stoppedText.${run.step}`)}
        </Notice>
      )}
    </Stack>
  )
}
