import { useId } from 'react'
import * as styles from './choice-group.module.css'

export interface ChoiceGroupProps<Value extends string> {
  name: string
  /** Read out; what stands around the group shows it. */
  label: string
  hint: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all of them in sight. */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const { name, label, hint, options, value, onChange } = props
  const hintId = useId()
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={hintId} className={styles.choices}>
      {options.map(option => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
    </div>
  )
}
