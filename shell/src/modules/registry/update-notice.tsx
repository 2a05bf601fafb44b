import { leaveGuard, useTranslation } from '@veckovis/platform'
import { Button, Notice, useIsBehindDialog } from '@veckovis/ui'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** How often the page is looked at for unsaved work while the notice stands, in milliseconds. */
const lookEvery = 500

const lookAgain = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, lookEvery)
  return () => clearInterval(timer)
}

const useHasUnsavedWork = (): boolean => useSyncExternalStore(lookAgain, leaveGuard.isDirty)

type UpdateNoticeProps = {
  /** Of the module. */
  readonly title: string
  readonly onUpdate: () => Promise<void>
  readonly onLater: () => void
}

/** Says when the new version comes, by what is unsaved; behind a dialog, where nothing can be pressed, it only says so. */
export const UpdateNotice = ({ title, onUpdate, onLater }: UpdateNoticeProps) => {
  const { t } = useTranslation('shell')
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isUnsaved = useHasUnsavedWork()
  const isBehindDialog = useIsBehindDialog()
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      // The button that was pressed goes with it.
      if (element?.contains(document.activeElement)) element.closest('main')?.focus({ preventScroll: true })
    }
  }, [])
  const update = async () => {
    setIsBusy(true)
    try {
      await onUpdate()
    } finally {
      setIsBusy(false)
    }
  }
  const actions = (
    <>
      <Button onClick={() => void update()} loading={isBusy}>
        {t(isUnsaved ? 'update.save' : 'update.now')}
      </Button>
      <Button variant="quiet" onClick={onLater}>
        {t('update.later')}
      </Button>
    </>
  )
  return (
    <div ref={place}>
      <Notice tone="info" announce action={isBehindDialog ? undefined : actions}>
        {t(isUnsaved ? 'update.text' : 'update.saved', { title })}
      </Notice>
    </div>
  )
}
