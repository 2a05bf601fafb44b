import type { KeyChord } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

const named = ['Delete', 'Backspace', 'Enter', 'Escape', 'Tab', 'Home', 'End', 'PageUp', 'PageDown'] as const

const nameOf = (key: string, words: Words): string => {
  if (key === ' ') return words('keys.names.Space')
  const name = named.find(each => each === key)
  return name === undefined ? (arrows[key] ?? key.toUpperCase()) : words(`keys.names.${name}`)
}

/** What stands on the keys of a chord, such as "Skift+Mellanslag". */
export const chordText = ({ key, control, shift, alt }: KeyChord, words: Words): string =>
  [
    ...(control ? [words('keys.names.Control')] : []),
    ...(shift ? [words('keys.names.Shift')] : []),
    ...(alt ? ['Alt'] : []),
    nameOf(key, words),
  ].join('+')
