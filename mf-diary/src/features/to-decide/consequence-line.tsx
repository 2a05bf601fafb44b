import { useQuery } from '@tanstack/react-query'
import { useWaitingCounted } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { consequenceQuery } from '../../data/all-units-queries'
import { ToldConsequence } from '../../parts/told-consequence'
import { useDiaryWords } from '../../wording/diary-words'
import * as styles from './to-decide.module.css'

/** What the approval of one entry would do, by itself or with all that waits, in a line; the page reads it, one entry after the other. */
export const ConsequenceLine = ({ id }: { readonly id: number }) => {
  const { t } = useDiaryWords()
  const together = useWaitingCounted()
  // eslint-disable-next-line no-restricted-syntax -- a line of a table has no room for a skeleton and a notice
  const { data, error, isFetching, refetch } = useQuery({ ...consequenceQuery([id], together), enabled: false })
  if (data !== undefined) return <ToldConsequence consequence={data} />
  if (error === null || isFetching) return <span className={styles.aside}>{t('toDecide.loadingOne')}</span>
  return (
    <span className={styles.aside}>
      {t('toDecide.failed')}{' '}
      <Button variant="quiet" onClick={() => void refetch()}>
        {t('toDecide.retry')}
      </Button>
    </span>
  )
}
