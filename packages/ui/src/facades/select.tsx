import { useId, useRef, type MouseEvent } from 'react'
import { classNames } from '../class-names'
import { FieldFrame, controlLook, fieldIds, type FieldWords } from '../primitives/field-frame'
import { Icon } from '../primitives/icon'
import { ChoiceList, optionId } from './select/choice-list'
import { useChoosing } from './select/use-choosing'
import * as styles from './select/select.module.css'

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

type FieldProps<Value extends string | number> = {
  readonly id: string
  readonly words: FieldWords
  readonly select: SelectProps<Value>
}

const ChoiceField = <Value extends string | number>({ id, words, select }: FieldProps<Value>) => {
  const { value, options, onChange, onBlur, placeholder, disabled = false, searchable = false } = select
  const field = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const choosing = useChoosing({ options, value, searchable, onChange })
  const { anchor, typed, place, shown } = choosing
  const isOpen = anchor !== null
  const isSearched = isOpen && searchable
  const chosen = options.find(option => option.value === value)?.label ?? ''
  const ids = fieldIds(id, words)
  const listId = `${id}-choices`

  const onPress = (event: MouseEvent<HTMLDivElement>) => {
    if (event.button !== 0 || disabled) return
    if (event.target !== field.current) event.preventDefault()
    field.current?.focus()
    if (!isOpen) choosing.open(event.currentTarget)
    else if (!searchable) choosing.close()
  }
  const withFrame = (work: (element: HTMLElement) => void) => {
    if (frame.current !== null) work(frame.current)
  }
  return (
    <>
      <div
        ref={frame}
        className={styles.select}
        data-part="select"
        role="presentation"
        title={chosen}
        onMouseDown={onPress}
      >
        <input
          ref={field}
          id={id}
          className={classNames(controlLook, styles.field, !isSearched && styles.covered)}
          role="combobox"
          autoComplete="off"
          value={isSearched ? typed : chosen}
          placeholder={isSearched && chosen !== '' ? chosen : placeholder}
          disabled={disabled}
          readOnly={!searchable}
          onChange={event => withFrame(element => choosing.type(event.target.value, element))}
          onKeyDown={event => withFrame(element => choosing.onKeyDown(event, element))}
          onPaste={() => searchable && !isOpen && withFrame(choosing.open)}
          onBlur={() => {
            choosing.close()
            onBlur?.()
          }}
          aria-autocomplete={searchable ? 'list' : 'none'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && place >= 0 ? optionId(listId, place) : undefined}
          aria-required={words.required === true}
          aria-invalid={Boolean(words.error)}
          aria-describedby={ids.describedBy}
        />
        {!isSearched && (
          <span className={styles.chosen} aria-hidden="true">
            {chosen}
          </span>
        )}
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </div>
      {isOpen && (
        <ChoiceList
          id={listId}
          labelledBy={ids.label}
          anchor={anchor}
          options={shown}
          value={value}
          place={place}
          onPlace={choosing.setPlace}
          onChoose={choosing.choose}
        />
      )}
    </>
  )
}

/**
 * One out of a list, in our own field, whose keys are those of antd's: a first forecast has three of them, and antd's
 * would add its select to it.
 */
export const Select = <Value extends string | number>(props: SelectProps<Value>) => {
  const { label, hint, error, required, id } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const words: FieldWords = { label, hint, error, required: required === true }
  return (
    <FieldFrame id={controlId} words={words}>
      <ChoiceField id={controlId} words={words} select={props} />
    </FieldFrame>
  )
}
