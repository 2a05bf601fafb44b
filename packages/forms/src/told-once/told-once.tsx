import { notify } from '@veckovis/platform'
import { Button, TextArea } from '@veckovis/ui'
import { useEffect, useRef } from 'react'
import * as styles from './told-once.module.css'

type ToldOnceProps = {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly words: Readonly<Record<'copy' | 'copied' | 'copyFailed', string>>
}

/** A secret that is not told again, selected, with a button that copies it. */
export const ToldOnce = ({ label, hint, text, words }: ToldOnceProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const select = () => {
    field.current?.focus()
    field.current?.select()
  }
  useEffect(select, [])
  const copy = async () => {
    try {
      // Not there where the page came over plain http.
      await navigator.clipboard.writeText(text)
      notify.success(words.copied)
    } catch {
      select()
      notify.error(words.copyFailed)
    }
  }
  return (
    <div className={styles.told}>
      <TextArea ref={field} label={label} hint={hint} value={text} spellCheck={false} readOnly />
      <Button onClick={() => void copy()}>{words.copy}</Button>
    </div>
  )
}
