import { withoutNumbers } from '@veckovis/contracts/modules'

const mostOfMessage = 160

const quoted = /"[^"]*"|`[^`]*`|[“”][^“”]*[“”]|[»«][^»«]*[»«]|(?<![\p{L}])'[^']*'|[‘’][^‘’]*[‘’]/gu
/** The engine quotes names of code here, and nothing else. */
const readingOf = /\((reading|setting) '([a-z_$][\w$]*)'\)/
const kept = '\uE000'

const isName = (word: string, index: number): boolean =>
  /[^\p{ASCII}…]/u.test(word) || (index > 0 && /^\p{Lu}/u.test(word) && !/Error:?$/.test(word))

/**
 * An error's message without what could be somebody's: what is quoted, addresses, numbers but those of versions, and words that are written as
 * names are. What code says of itself stays: `Cannot read properties of undefined (reading 'hours')`.
 */
export const plainMessage = (message: string): string => {
  const [first = ''] = message.split('\n')
  const line = first.replace(/\p{C}/gu, ' ')
  const reading = readingOf.exec(line)?.[0] ?? ''
  const words = line
    .replace(readingOf, kept)
    .replace(quoted, '…')
    .split(/\s+/)
    .map((word, index) => (word !== kept && (/@|:\/\//.test(word) || isName(word, index)) ? '…' : word))
  const plain = withoutNumbers(words.join(' ')).replace(kept, reading)
  // What was cut may have been a version.
  return withoutNumbers(withoutNumbers(plain).slice(0, mostOfMessage)).trim()
}
