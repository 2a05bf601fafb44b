import { hidesCharacters, withoutInvisibleEnds } from '@veckovis/domain/text'
import { TextField } from '@veckovis/ui'
import { useEffect, useState } from 'react'

/** What the search of a list takes, in characters. */
export const longestSearch = 100

const pauseInTyping = 300

type SearchBoxProps = {
  readonly label: string
  /** What stands at the field while hidden or control characters are in it; they are not searched for. */
  readonly hiddenText: string
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly className?: string | undefined
}

/** Searches a list when the typing pauses, or at once with Enter. */
export const SearchBox = ({ label, hiddenText, value, onSearch, className }: SearchBoxProps) => {
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
        error={isRefused ? hiddenText : undefined}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </form>
  )
}
