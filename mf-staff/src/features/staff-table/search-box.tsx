import { hidesCharacters, withoutInvisibleEnds } from '@veckovis/domain/text'
import { TextField } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useEffect, useState } from 'react'
import * as styles from './search-box.module.css'

const pauseInTyping = 300

type SearchBoxProps = { readonly value: string; readonly onSearch: (text: string) => void }

/** Searches by name when the typing pauses, or at once with Enter. */
export const SearchBox = ({ value, onSearch }: SearchBoxProps) => {
  const { t } = useTranslation('mf-staff')
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // The search was cleared elsewhere.
  if (asked !== value) {
    setAsked(value)
    setTyped(value)
  }

  const sought = withoutInvisibleEnds(typed)
  const isRefused = hidesCharacters(sought)
  useEffect(() => {
    if (isRefused || sought === asked) return undefined
    const timer = setTimeout(() => onSearch(sought), pauseInTyping)
    return () => clearTimeout(timer)
  }, [sought, isRefused, asked, onSearch])

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={event => {
        event.preventDefault()
        if (!isRefused) onSearch(sought)
      }}
    >
      <TextField
        type="search"
        label={t('table.search')}
        maxLength={100}
        error={isRefused ? t('problems.hidden-characters') : undefined}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </form>
  )
}
