import { useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { chordText } from '../../commands/chord-text'
import { commands } from '../../commands/command-list'
import { useForecast, useForecastValue } from '../../context/use-forecast'
import { KeysDialog } from './keys-dialog'
import { usePageKeys } from './use-page-keys'
import * as styles from './keys.module.css'

const firstChordOf = (id: string) => commands.find(command => command.id === id)?.chords[0] ?? { key: '' }

/** The list of keys, which gives the focus back to where it was. */
const OpenKeys = () => {
  const { closeDialog } = useForecast()
  const [before] = useState(() => document.activeElement)
  const close = () => {
    closeDialog()
    // After the dialog is gone: while it stands it keeps the focus.
    requestAnimationFrame(() => before instanceof HTMLElement && before.focus())
  }
  return <KeysDialog onClose={close} />
}

/** The first stops of the page: past filters, cards and chart to the sheet, and to the list of its keys. */
export const PageKeys = () => {
  const { t } = useTranslation('mf-forecast')
  const { editor, openDialog } = useForecast()
  const isShown = useForecastValue(({ view }) => view.dialogAtom) === 'keys'
  usePageKeys()
  return (
    <div className={styles.links}>
      <button type="button" onClick={() => void editor.focusSheet()}>
        {t('keys.skip', { keys: chordText(firstChordOf('toSheet'), t) })}
      </button>
      <button type="button" onClick={() => openDialog('keys')}>
        {t('keys.show', { keys: chordText(firstChordOf('showKeys'), t) })}
      </button>
      {isShown && <OpenKeys />}
    </div>
  )
}
