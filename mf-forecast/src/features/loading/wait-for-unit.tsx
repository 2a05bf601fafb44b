import { Button, Inline, Notice, Sentences, Skeleton } from '@veckovis/ui'
import { platformStore, requestUnitPicker, unitPickerOpenAtom, useTranslation } from '@veckovis/platform'
import { NoUnitNotice } from '@veckovis/platform/signed-in'
import { useAtomValue } from 'jotai'
import { useEffect, useReducer, type ReactNode } from 'react'
import { nextInitialisation, pollInterval, startOfInitialisation } from './initialisation'

type WaitForUnitProps = {
  readonly hasSession: boolean
  readonly hasUnit: boolean
  /** What can be asked for without a unit as well, and answers that it needs one */
  readonly actions: ReactNode
}

/** The wait of R-185. It stands still while the person chooses in the unit picker. */
const useInitialisation = () => {
  const isChoosing = useAtomValue(unitPickerOpenAtom, { store: platformStore })
  const [initialisation, dispatch] = useReducer(nextInitialisation, startOfInitialisation)
  const isPolling = initialisation.phase === 'polling'

  useEffect(() => {
    if (isChoosing) dispatch({ type: 'choosing' })
  }, [isChoosing])

  useEffect(() => {
    if (!isPolling || isChoosing) return undefined
    const timer = setInterval(() => dispatch({ type: 'polled' }), pollInterval)
    return () => clearInterval(timer)
  }, [isPolling, isChoosing])

  return { phase: isChoosing ? 'polling' : initialisation.phase, dispatch }
}

const TimedOut = ({ onRetry, actions }: Pick<WaitForUnitProps, 'actions'> & { readonly onRetry: () => void }) => {
  const { t } = useTranslation('mf-forecast')
  const ways = (
    <Inline>
      <Button variant="primary" onClick={requestUnitPicker}>
        {t('init.choose')}
      </Button>
      <Button onClick={onRetry}>{t('retry')}</Button>
      {actions}
    </Inline>
  )
  return (
    <Notice tone="warning" announce action={ways}>
      <Sentences text={t('init.timedOut')} />
    </Notice>
  )
}

/** Stands where the forecast will be until there is a signed-in user with an active unit. */
export const WaitForUnit = ({ hasSession, hasUnit, actions }: WaitForUnitProps) => {
  const { t } = useTranslation('mf-forecast')
  const { phase, dispatch } = useInitialisation()
  if (phase === 'timed-out') {
    return <TimedOut actions={actions} onRetry={() => dispatch({ type: 'retried', hasUnit })} />
  }
  return hasSession && !hasUnit ? <NoUnitNotice /> : <Skeleton lines={8} label={t('loading')} />
}
