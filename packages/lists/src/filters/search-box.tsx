import { hidesCharacters, withoutInvisibleEnds } from '@veckovis/domain/text'
import { useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { useEffect, useState } from 'react'
import { longestSearch } from '../address/list-shape'
import { listWords } from '../list-words'

const pauseInTyping = 300

type SearchFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

/**
 * Searches when the typing pauses, or at once with Enter, which does not send a form around it; never for hidden or
 * control characters.
 */
export const SearchField = ({ label, hint, value, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation(listWords)
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  // The search was changed elsewhere.
  if (asked !== value) {
    setAsked(value)
    setTyped(value)
  }

  const searchText = withoutInvisibleEnds(typed)
  const isRefused = hidesCharacters(searchText)
  useEffect(() => {
    if (isRefused || searchText === asked) return undefined
    const timer = setTimeout(() => onSearch(searchText), pauseInTyping)
    return () => clearTimeout(timer)
  }, [searchText, isRefused, asked, onSearch])

  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      maxLength={longestSearch}
      error={isRefused ? t('hiddenCharacters') : undefined}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (!isRefused) onSearch(searchText)
      }}
    />
  )
}

type SearchBoxProps = SearchFieldProps & { readonly className?: string | undefined }

/** The search of a list, a landmark of the page. */
export const SearchBox = ({ className, ...field }: SearchBoxProps) => (
  <div role="search" className={className}>
    <SearchField {...field} />
  </div>
)
