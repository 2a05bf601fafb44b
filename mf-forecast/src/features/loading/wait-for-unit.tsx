import { ProblemNotice, Skeleton } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useEffect, useReducer } from 'react'
import { nextInitialisation, pollInterval, startOfInitialisation } from './initialisation'

/** Stands where the forecast will be until there is a signed-in user with an active unit. */
export const WaitForUnit = ({ hasUnit }: { readonly hasUnit: boolean }) => {
  const { t } = useTranslation('mf-forecast')
  const [initialisation, dispatch] = useReducer(nextInitialisation, startOfInitialisation)
  const isPolling = initialisation.phase === 'polling'

  useEffect(() => {
    if (!isPolling) return undefined
    const timer = setInterval(() => dispatch({ type: 'polled' }), pollInterval)
    return () => clearInterval(timer)
  }, [isPolling])

  if (isPolling) return <Skeleton lines={8} label={t('loading')} />
  return (
    <ProblemNotice
      text={t(initialisation.phase === 'timed-out' ? 'init.timedOut' : 'init.noUnit')}
      retry={{ label: t('retry'), run: () => dispatch({ type: 'retried', hasUnit }) }}
    />
  )
}
