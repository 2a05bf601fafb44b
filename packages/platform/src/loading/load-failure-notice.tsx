import { ProblemNotice } from '@veckovis/ui'
import { useMemo } from 'react'
import { useTranslation } from '../language/use-translation'
import { problemOf } from '../api/problem'
import { refusalText } from '../api/refusal-text'

type LoadFailureNoticeProps = {
  readonly error: unknown
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** What went wrong while data was fetched and what to do, a line for each sentence, and a way to try again. */
export const LoadFailureNotice = ({ error, retrying, onRetry }: LoadFailureNoticeProps) => {
  const { t } = useTranslation('platform')
  // Read once for each failure: a bug is reported by the reading.
  const problem = useMemo(() => problemOf(error), [error])
  const retry = { label: t('error.retry'), busy: retrying, run: onRetry }
  return <ProblemNotice text={refusalText(problem, 'load')} retry={retry} />
}
