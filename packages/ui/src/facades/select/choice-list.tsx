import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useBeside } from '../../anchored/use-anchored'
import { classNames } from '../../class-names'
import { useAppearance } from '../../theme/appearance'
import type { Choice } from './choices'
import * as styles from './select.module.css'

const nothingWords = { sv: 'Inget passar', en: 'Nothing fits' }

/** As high as other controls, so that a finger meets one row. */
const heightOfRows = () => (window.matchMedia('(pointer: coarse)').matches ? 44 : 36)

/** Rows that stand ready above and below what is in sight: the units of a whole country are too many to draw. */
const spare = 50

export const optionId = (listId: string, place: number) => `${listId}-${place}`

type ChoiceListProps<Value> = {
  readonly id: string
  readonly labelledBy: string
  readonly anchor: HTMLElement
  readonly options: readonly Choice<Value>[]
  readonly value: Value | undefined
  /** Where the keys are. */
  readonly place: number
  readonly onPlace: (place: number) => void
  readonly onChoose: (option: Choice<Value>) => void
}

/** Which rows are drawn, and the row of the keys kept in sight. */
const useRowsInSight = (place: number, count: number) => {
  const list = useRef<HTMLDivElement>(null)
  const [height] = useState(heightOfRows)
  const [view, setView] = useState({ top: Math.max(0, place) * height, height: 0 })
  const follow = () => {
    if (list.current !== null) setView({ top: list.current.scrollTop, height: list.current.clientHeight })
  }
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || place < 0) return
    const [from, to] = [place * height, (place + 1) * height]
    if (from < element.scrollTop) element.scrollTop = from
    else if (to > element.scrollTop + element.clientHeight) element.scrollTop = to - element.clientHeight
  }, [place, height, count])
  const first = Math.max(0, Math.min(Math.floor(view.top / height), count) - spare)
  const last = Math.min(count, Math.ceil((view.top + view.height) / height) + spare)
  const padding = { paddingBlockStart: first * height, paddingBlockEnd: (count - last) * height }
  return { list, follow, height, first, last, padding }
}

type ChoiceRowProps = {
  readonly option: Choice<unknown>
  readonly id: string
  readonly height: number
  readonly isChosen: boolean
  readonly isActive: boolean
  /** Of how many it is which. */
  readonly among: { readonly count: number; readonly place: number }
  readonly onReach: () => void
  readonly onChoose: () => void
}

const ChoiceRow = ({ option, id, height, isChosen, isActive, among, onReach, onChoose }: ChoiceRowProps) => (
  // The keys of the list are those of the field that it belongs to.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
  <div
    id={id}
    className={classNames(styles.option, isActive && styles.active)}
    style={{ blockSize: height }}
    role="option"
    title={option.label}
    aria-selected={isChosen}
    aria-disabled={option.disabled === true}
    aria-setsize={among.count}
    aria-posinset={among.place + 1}
    data-active={isActive}
    onMouseMove={onReach}
    onClick={onChoose}
  >
    <span className={styles.name}>{option.label}</span>
  </div>
)

/** The entries under their field, above everything, with the focus left in the field. */
export const ChoiceList = <Value,>(props: ChoiceListProps<Value>) => {
  const { id, labelledBy, anchor, options, value, place, onPlace, onChoose } = props
  const { language } = useAppearance()
  const panel = useRef<HTMLDivElement>(null)
  const { list, follow, height, first, last, padding } = useRowsInSight(place, options.length)
  useBeside(panel, anchor)
  return createPortal(
    <div
      ref={panel}
      className={styles.panel}
      data-part="choices"
      role="presentation"
      style={{ inlineSize: anchor.offsetWidth }}
      onMouseDown={event => event.preventDefault()}
    >
      <div ref={list} id={id} className={styles.list} role="listbox" aria-labelledby={labelledBy} onScroll={follow}>
        <div role="presentation" style={padding}>
          {options.slice(first, last).map((option, index) => (
            <ChoiceRow
              key={String(option.value)}
              option={option}
              id={optionId(id, first + index)}
              height={height}
              isChosen={option.value === value}
              isActive={first + index === place}
              among={{ count: options.length, place: first + index }}
              onReach={() => onPlace(first + index)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </div>
      </div>
      {options.length === 0 && (
        <div className={styles.nothing} role="status">
          {nothingWords[language]}
        </div>
      )}
    </div>,
    document.body,
  )
}
