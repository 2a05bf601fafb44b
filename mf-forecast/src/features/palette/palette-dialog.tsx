import { lazyPage, useTranslation } from '@veckovis/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { goToWeek } from '../../commands/to-week'
import { useForecast } from '../../context/use-forecast'
import type { PaletteEntry } from './palette-entries'
import type { PaletteProps } from './palette'
import { nothingEarly, WaitingPalette, type WaitingPaletteProps } from './waiting-palette'
import * as styles from './palette-dialog.module.css'

/** What the palette shows is fetched when it is first opened. */
export const LazyPalette = lazyPage<PaletteProps & WaitingPaletteProps>(
  () => import('./palette').then(module => module.Palette),
  WaitingPalette,
)

/**
 * The browser's own modal dialog: it gives the focus back at once when it closes, so that a command goes on in the very
 * cell that the palette was opened from, and may still use the clipboard.
 */
export const PaletteDialog = () => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecast()
  const dialog = useRef<HTMLDialogElement>(null)
  const [early, setEarly] = useState(nothingEarly)
  const { editor, view, closeDialog } = forecast
  const closed = useEffectEvent(() => {
    // The command that was chosen may have opened another dialog by now.
    if (editor.store.get(view.dialogAtom) === 'commands') closeDialog()
  })
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onPress = (event: MouseEvent) => {
      if (event.target === element) element?.close()
    }
    const onClose = () => closed()
    element?.addEventListener('click', onPress)
    element?.addEventListener('close', onClose)
    return () => {
      element?.removeEventListener('click', onPress)
      element?.removeEventListener('close', onClose)
      element?.close()
    }
  }, [])
  const close = () => dialog.current?.close()
  const run = ({ does }: PaletteEntry) => {
    close()
    closeDialog()
    if ('week' in does) goToWeek(forecast, does.week)
    else does.command.run(forecast)
  }
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('commands.title')}>
      <div className={styles.content}>
        <LazyPalette early={early} onEarly={setEarly} onRun={run} onClose={close} />
      </div>
    </dialog>
  )
}
