import { TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import type { ReactNode } from 'react'
import * as styles from './event-filter.module.css'

/** Which events are asked for: an empty kind is all kinds, an empty day no limit. */
type EventPart<Kind extends string> = {
  readonly kind: Kind | ''
  readonly from: string
  readonly to: string
}

type EventFilterProps<Kind extends string> = {
  readonly part: EventPart<Kind>
  /** None where the events know no kinds. */
  readonly kinds: readonly { readonly value: Kind; readonly label: string }[]
  readonly words: { readonly kind: string; readonly all: string; readonly from: string; readonly to: string }
  readonly onChange: (changes: Partial<EventPart<Kind>>) => void
  /** Further filters, between the kind and the period. */
  readonly children?: ReactNode
}

const all = 'all'

/** Of what kind, and in which period: for lists of what happened. */
export const EventFilter = <Kind extends string>({
  part,
  kinds,
  words,
  onChange,
  children,
}: EventFilterProps<Kind>) => (
  <div className={styles.filter}>
    {kinds.length > 0 && (
      <Select<Kind | typeof all>
        label={words.kind}
        value={part.kind === '' ? all : part.kind}
        options={[{ value: all, label: words.all }, ...kinds]}
        onChange={kind => onChange({ kind: kind === all ? '' : kind })}
      />
    )}
    {children}
    <TextField
      type="date"
      label={words.from}
      value={part.from}
      max={part.to === '' ? undefined : part.to}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <TextField
      type="date"
      label={words.to}
      value={part.to}
      min={part.from === '' ? undefined : part.from}
      onChange={({ target }) => onChange({ to: target.value })}
    />
  </div>
)
