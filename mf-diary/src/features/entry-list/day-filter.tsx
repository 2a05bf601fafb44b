import { isDiaryDay } from '@veckovis/domain/diary'
import { TextField } from '@veckovis/ui'
import { useState } from 'react'

type DayFilterProps = {
  readonly label: string
  /** YYYY-MM-DD */
  readonly value: string | null
  readonly onChange: (day: string | null) => void
}

/** A day that limits a list: asked for once it is one, or none, so that a year can be typed figure by figure. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const [typed, setTyped] = useState(value ?? '')
  const [asked, setAsked] = useState(value)
  // The day was changed elsewhere.
  if (asked !== value) {
    setAsked(value)
    setTyped(value ?? '')
  }
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '') onChange(null)
        else if (isDiaryDay(target.value)) onChange(target.value)
      }}
    />
  )
}
