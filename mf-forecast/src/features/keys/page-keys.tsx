import { useTranslation } from '@veckovis/platform'
import { useRef, useState } from 'react'
import { pageKeys } from '../../data/keys/page-keys'
import { chordText } from './key-names'
import { KeysDialog } from './keys-dialog'
import { usePageKeys, type PageKeysInput } from './use-page-keys'
import * as styles from './keys.module.css'

const [toSheet] = pageKeys.toSheet
const [showKeys] = pageKeys.showKeys

/** The first stops of the page: past filters, cards and chart to the sheet, and to the list of its keys. */
export const PageKeys = (props: PageKeysInput) => {
  const { t } = useTranslation('mf-forecast')
  const [isShown, setIsShown] = useState(false)
  const before = useRef<Element | null>(null)
  const show = () => {
    before.current = document.activeElement
    setIsShown(true)
  }
  const close = () => {
    setIsShown(false)
    // After the dialog is gone: while it stands it keeps the focus.
    requestAnimationFrame(() => before.current instanceof HTMLElement && before.current.focus())
  }
  usePageKeys(props, show)
  return (
    <div className={styles.links}>
      <button type="button" onClick={() => void props.editor.focusSheet()}>
        {t('keys.skip', { keys: chordText(toSheet, t) })}
      </button>
      <button type="button" onClick={show}>
        {t('keys.show', { keys: chordText(showKeys, t) })}
      </button>
      {isShown && <KeysDialog onClose={close} />}
    </div>
  )
}
