import { chordOf, type KeyChord } from '@veckovis/grid'

/** The keys of the whole page, beside those of the sheet: what the help tells is what the keys are read from. */
export const pageKeys = {
  toSheet: [{ alt: true, key: 't' }],
  otherTab: [{ alt: true, key: 'PageDown' }],
  save: [{ control: true, key: 's' }],
  showKeys: [{ key: '?' }, { key: 'F1' }],
} as const satisfies Record<string, readonly KeyChord[]>

export type PageCommand = keyof typeof pageKeys

const isSame = (one: KeyChord, other: KeyChord) =>
  one.key === other.key && one.control === other.control && one.alt === other.alt && one.shift === other.shift

/** A question mark is typed with Shift on some keyboards and without on others. */
const withoutShiftOfSign = (chord: KeyChord): KeyChord => (chord.key === '?' ? { key: '?' } : chord)

const commands = Object.entries<readonly KeyChord[]>(pageKeys)

export const pageCommandFor = (event: KeyboardEvent): PageCommand | undefined => {
  // With Alt a Mac's key is the sign that it types, so the place of the key tells.
  const key = event.altKey && event.code === 'KeyT' ? 't' : event.key
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const pressed = withoutShiftOfSign(chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }))
  const found = commands.find(([, chords]) => chords.some(chord => isSame(chord, pressed)))
  return found?.[0] as PageCommand | undefined
}
