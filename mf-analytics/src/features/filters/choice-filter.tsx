import { Select } from '@veckovis/ui/select'
import * as styles from './filters.module.css'

type ChoiceFilterProps<Value extends string> = {
  readonly label: string
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** What stands for no choice. */
  readonly allLabel: string
  readonly onChange: (value: Value | null) => void
}

const all = 'all'

/** One of some values, or all. */
export const ChoiceFilter = <Value extends string>(props: ChoiceFilterProps<Value>) => (
  <div className={styles.filter}>
    <Select<Value | typeof all>
      label={props.label}
      value={props.value ?? all}
      options={[{ value: all, label: props.allLabel }, ...props.options]}
      onChange={value => props.onChange(value === all ? null : value)}
    />
  </div>
)
