export type Keystroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const codesOfOtherNames = new Map([
  ['Space', ' '],
  ['NumpadEnter', 'Enter'],
])
const letterOrDigit = /^(?:Key|Digit|Numpad)([A-Z0-9])$/

/** WebKit on Linux may not know what a key means; then where it lies on the keyboard says it. */
export const keyOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  key === 'Unidentified' ? (codesOfOtherNames.get(code) ?? letterOrDigit.exec(code)?.[1]?.toLowerCase() ?? code) : key

export const keystrokeOf = (event: Keystroke & Pick<KeyboardEvent, 'code'>): Keystroke => {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  return { key: keyOf(event), ctrlKey, metaKey, altKey, shiftKey }
}

export const isTyping = ({ key, ctrlKey, metaKey, altKey }: Keystroke) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey
