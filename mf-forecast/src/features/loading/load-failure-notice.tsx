import { ProblemNotice } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { refusalText } from '@veckovis/platform/signed-in'
import type { LoadFailure } from '../../data/load-failure'

type LoadFailureNoticeProps = {
  readonly failure: LoadFailure
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** What went wrong and what to do, a line for each sentence, and a way to try again. */
export const LoadFailureNotice = ({ failure, onRetry, retrying }: LoadFailureNoticeProps) => {
  const { t } = useTranslation('mf-forecast')
  const text = typeof failure === 'string' ? t(`load.${failure}`) : refusalText(failure, 'load')
  return <ProblemNotice text={text} retry={{ label: t('retry'), busy: retrying, run: onRetry }} />
}
