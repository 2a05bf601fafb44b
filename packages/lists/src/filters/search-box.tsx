import { hidesCharacters, withoutInvisibleEnds } from '@veckovis/domain/text'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useEffect, useState } from 'react'
import { longestSearch } from '../address/list-shape'
import { listWords } from '../list-words'

const pauseInTyping = 300

type SearchBoxProps = {
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly className?: string | undefined
}

/** Searches a list when the typing pauses, or at once with Enter; never for hidden or control characters. */
export const SearchBox = ({ label, value, onSearch, className }: SearchBoxProps) => {
  const { t } = useTranslation(listWords)
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // The search was changed elsewhere.
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
      className={className}
      onSubmit={event => {
        event.preventDefault()
        if (!isRefused) onSearch(sought)
      }}
    >
      <TextField
        type="search"
        label={label}
        maxLength={longestSearch}
        error={isRefused ? t('hiddenCharacters') : undefined}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </form>
  )
}
