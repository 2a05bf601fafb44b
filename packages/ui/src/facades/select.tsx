import AntdSelect from 'antd/es/select'
import { useId } from 'react'
import { FieldFrame, fieldIds, type FieldWords } from '../primitives/field-frame'
import { Icon } from '../primitives/icon'
import { UiThemeProvider } from './theme'
import * as styles from './antd.module.css'

export type SelectOption<Value extends string | number> = { value: Value; label: string; disabled?: boolean }

export type SelectProps<Value extends string | number> = FieldWords & {
  value: Value | undefined
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  /** Typing narrows the list; for long lists. */
  searchable?: boolean
  id?: string
}

export const Select = <Value extends string | number>({
  label,
  hint,
  error,
  required,
  value,
  options,
  onChange,
  onBlur,
  placeholder,
  disabled = false,
  searchable = false,
  id,
}: SelectProps<Value>) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const words: FieldWords = { label, hint, error, required: required === true }
  return (
    <FieldFrame id={controlId} words={words}>
      <UiThemeProvider>
        <AntdSelect<Value>
          id={controlId}
          className={styles.select}
          value={value ?? null}
          options={[...options]}
          onChange={chosen => {
            if (chosen !== null) onChange(chosen)
          }}
          onBlur={() => onBlur?.()}
          placeholder={placeholder}
          disabled={disabled}
          showSearch={searchable ? { optionFilterProp: 'label' } : false}
          status={error ? 'error' : ''}
          suffixIcon={<Icon name="chevron-down" />}
          aria-required={required === true}
          aria-invalid={Boolean(error)}
          aria-describedby={fieldIds(controlId, words).describedBy}
        />
      </UiThemeProvider>
    </FieldFrame>
  )
}
