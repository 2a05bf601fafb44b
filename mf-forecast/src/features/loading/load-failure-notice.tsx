import { Button, Notice } from '@veckovis/ui'
import { splitSentences, useTranslation } from '@veckovis/platform'
import type { LoadFailure } from '../../data/load-failure'

type LoadFailureNoticeProps = {
  readonly failure: LoadFailure
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** What went wrong and what to do, a line for each sentence, and a way to try again. */
export const LoadFailureNotice = ({ failure, onRetry, retrying }: LoadFailureNoticeProps) => {
  const { t } = useTranslation('mf-forecast')
  const retry = (
    <Button loading={retrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  return (
    <Notice tone="error" announce action={retry}>
      {splitSentences(t(`load.${failure}`)).map(line => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  )
}
