import AntdSelect from 'antd/es/select'
import { useId, type KeyboardEvent } from 'react'
import { FieldFrame, fieldIds, type FieldWords } from '../primitives/field-frame'
import { Icon } from '../primitives/icon'
import { UiThemeProvider } from './theme'
import * as styles from './antd.module.css'

export type MultiSelectOption<Value extends string | number> = {
  readonly value: Value
  readonly label: string
  /** Stands below the label in the list, and is found by what is typed too. */
  readonly detail?: string
}

export type MultiSelectProps<Value extends string | number> = FieldWords & {
  readonly value: readonly Value[]
  readonly options: readonly MultiSelectOption<Value>[]
  readonly onChange: (value: Value[]) => void
  readonly placeholder?: string
  /** Stands in the list while nothing matches what is typed. */
  readonly nothingFound: string
  readonly disabled?: boolean
}

/** Tab only leaves: antd would take, or take away, the option that the keyboard stands on. */
const leaveOnly = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/** A choice of several out of a long list; typing narrows it, and the list stays open. */
export const MultiSelect = <Value extends string | number>(props: MultiSelectProps<Value>) => {
  const { label, hint, error, required, value, options, onChange, placeholder, nothingFound, disabled = false } = props
  const controlId = useId()
  const words: FieldWords = { label, hint, error, required: required === true }
  const items = options.map(option => ({
    value: option.value,
    label: option.label,
    detail: option.detail,
    searchText: `${option.label} ${option.detail ?? ''}`,
  }))
  return (
    <FieldFrame id={controlId} words={words}>
      <UiThemeProvider>
        <div onKeyDownCapture={leaveOnly}>
          <AntdSelect<Value[], (typeof items)[number]>
            id={controlId}
            mode="multiple"
            className={styles.select}
            value={[...value]}
            options={items}
            onChange={chosen => onChange(chosen)}
            optionRender={({ data }) => (
              <>
                <div>{data.label}</div>
                {data.detail !== undefined && <div className={styles.detail}>{data.detail}</div>}
              </>
            )}
            showSearch={{ optionFilterProp: 'searchText' }}
            placeholder={placeholder}
            notFoundContent={nothingFound}
            disabled={disabled}
            status={error ? 'error' : ''}
            suffixIcon={<Icon name="chevron-down" />}
            removeIcon={<Icon name="close" />}
            aria-required={required === true}
            aria-invalid={Boolean(error)}
            aria-describedby={fieldIds(controlId, words).describedBy}
          />
        </div>
      </UiThemeProvider>
    </FieldFrame>
  )
}
