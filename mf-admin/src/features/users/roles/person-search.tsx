import { hidesCharacters, withoutInvisibleEnds } from '@veckovis/domain/text'
import { longestSearch } from '@veckovis/lists'
import { TextField } from '@veckovis/ui'
import { useEffect, useState } from 'react'

const pauseInTyping = 300

type PersonSearchProps = {
  readonly label: string
  readonly hint: string
  /** What is typed, once the typing pauses. */
  readonly onSearch: (text: string) => void
}

/** A search inside a form: Enter searches at once, and does not send the form. */
export const PersonSearch = ({ label, hint, onSearch }: PersonSearchProps) => {
  const [typed, setTyped] = useState('')
  const sought = withoutInvisibleEnds(typed)
  useEffect(() => {
    if (hidesCharacters(sought)) return undefined
    const timer = setTimeout(() => onSearch(sought), pauseInTyping)
    return () => clearTimeout(timer)
  }, [sought, onSearch])
  return (
    <TextField
      type="search"
      label={label}
      hint={hint}
      maxLength={longestSearch}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={event => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (!hidesCharacters(sought)) onSearch(sought)
      }}
    />
  )
}
