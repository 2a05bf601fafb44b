import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { indexNearX, innerBox, plotMargin } from './plot-geometry'

type ActiveWeekOptions = {
  readonly count: number
  /** Where the keys begin. */
  readonly restIndex: number
  readonly width: number
  /** The week that is shown was pressed, by Enter, click or a second tap. */
  readonly onPress: (index: number) => void
}

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: index => index - 1,
  ArrowDown: index => index - 1,
  ArrowRight: index => index + 1,
  ArrowUp: index => index + 1,
  PageUp: index => index + 4,
  PageDown: index => index - 4,
  Home: () => 0,
  End: (_, last) => last,
}

/** Which week is shown beside the chart, whether the pointer, a finger or the keys went there. */
export const useActiveWeek = ({ count, restIndex, width, onPress }: ActiveWeekOptions) => {
  const [chosen, setChosen] = useState<number | null>(null)
  const shownAtPress = useRef<number | null>(null)
  const index = chosen === null ? null : Math.min(chosen, count - 1)

  const indexOf = (event: MouseEvent) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - plotMargin.left
    return indexNearX(x, count, innerBox({ width, height: 0 }).width)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = moves[event.key]
    if (move !== undefined) setChosen(Math.min(count - 1, Math.max(0, move(index ?? restIndex, count - 1))))
    else if (event.key === 'Enter' && index !== null) onPress(index)
    else if (event.key === 'Escape' && index !== null) {
      event.stopPropagation()
      setChosen(null)
    } else return
    event.preventDefault()
  }
  return {
    index,
    handlers: {
      onKeyDown,
      onFocus: () => setChosen(before => before ?? restIndex),
      onBlur: () => setChosen(null),
      onPointerDown: (event: PointerEvent) => {
        shownAtPress.current = index
        setChosen(indexOf(event))
      },
      onPointerMove: (event: PointerEvent) => setChosen(indexOf(event)),
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setChosen(null)
      },
      onClick: (event: MouseEvent) => {
        const pressed = indexOf(event)
        if (pressed === shownAtPress.current) onPress(pressed)
      },
    },
  }
}
