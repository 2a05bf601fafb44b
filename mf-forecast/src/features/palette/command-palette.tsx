import { useTranslation } from '@veckovis/platform'
import { useEffect } from 'react'
import { chordText } from '../../commands/chord-text'
import { commands } from '../../commands/command-list'
import { useForecast, useForecastIfLoaded, useForecastValue } from '../../context/use-forecast'
import { Tool } from '../../parts/tool'
import { LazyPalette, PaletteDialog } from './palette-dialog'
import * as styles from './palette-dialog.module.css'

const preload = () => void LazyPalette.preload()

const chord = commands.find(({ id }) => id === 'commands')?.chords[0] ?? { key: '' }

/** Anyone who holds down the first key of a chord may ask for the palette next. */
const usePreloadByKey = () => {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Control' && key !== 'Meta') return
      window.removeEventListener('keydown', onKeyDown)
      preload()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

const Opener = () => {
  const { t } = useTranslation('mf-forecast')
  const { openDialog } = useForecast()
  const isOpen = useForecastValue(({ view }) => view.dialogAtom) === 'commands'
  usePreloadByKey()
  return (
    <>
      <Tool
        icon="search"
        name={t('commands.button')}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => openDialog('commands')}
      >
        <kbd className={styles.chord} aria-hidden="true">
          {chordText(chord, t)}
        </kbd>
      </Tool>
      {isOpen && <PaletteDialog />}
    </>
  )
}

/** All that can be done with the forecast that is shown, found by its name; nothing while there is none. */
export const CommandPalette = () => (useForecastIfLoaded() === null ? null : <Opener />)
