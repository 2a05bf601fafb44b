import { notify, useTranslation } from '@veckovis/platform'
import { Button, TextArea } from '@veckovis/ui'
import { useEffect, useRef } from 'react'
import * as styles from './calendar-card.module.css'

type MadeAddressProps = { readonly unit: string; readonly address: string }

/** The new address, selected, with a button that copies it. It is not told again. */
export const MadeAddress = ({ unit, address }: MadeAddressProps) => {
  const { t } = useTranslation('calendar')
  const field = useRef<HTMLTextAreaElement>(null)
  const select = () => {
    field.current?.focus()
    field.current?.select()
  }
  useEffect(select, [])
  const copy = async () => {
    try {
      // Not there where the page came over plain http.
      await navigator.clipboard.writeText(address)
      notify.success(t('copied'))
    } catch {
      select()
      notify.error(t('copyFailed'))
    }
  }
  return (
    <div className={styles.made}>
      <TextArea
        ref={field}
        label={t('address', { unit })}
        hint={t('addressHint')}
        value={address}
        spellCheck={false}
        readOnly
      />
      <Button onClick={() => void copy()}>{t('copy')}</Button>
    </div>
  )
}
