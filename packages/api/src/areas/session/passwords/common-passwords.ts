import { withoutEnd } from '@veckovis/domain/text'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Words of this place that no list of the world's most common passwords has. */
const near = [
  ...['veckovis', 'losenord', 'losenordet', 'hemlig', 'hemligt', 'valkommen', 'kommun', 'kommunen', 'hemtjanst'],
  ...['sommar', 'vinter', 'host', 'hosten', 'varen', 'sverige', 'svenska', 'stockholm', 'goteborg', 'malmo'],
  ...[
    'januari',
    'februari',
    'mars',
    'april',
    'juni',
    'juli',
    'augusti',
    'september',
    'oktober',
    'november',
    'december',
  ],
]

/** Small letters, without marks above and below them: what people take for the same word. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** 49,233 passwords, the most common ones first, offline, and the words of this place. */
const common: ReadonlySet<string> = new Set([...(dictionary['passwords-common'] ?? []).map(folded), ...near])

/** Signs that stand for letters in what is called leet. */
const letters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' },
}

const plain = (text: string) => [...text].map(sign => letters[sign] ?? sign).join('')

/** So many characters around a word are no more than what a rule about characters makes people add. */
const mostAround = 6

/** The password itself, and what is left of it without the digits and signs at its ends. */
const kernels = (text: string): string[] => {
  const whole = folded(text)
  const noSigns = withoutEnd(whole, character => !/[\p{L}\p{N}]/u.test(character))
  const noTail = withoutEnd(whole, character => !/\p{L}/u.test(character))
  return [whole, noSigns, noTail, ...[whole, noTail].map(text => text.replace(/^[^\p{L}]+/u, ''))].filter(
    kernel => kernel.length >= 4 && whole.length - kernel.length <= mostAround,
  )
}

/** True for one of the most common passwords, also written with other letters, or with some characters around it. */
export const isCommonPassword = (text: string): boolean =>
  kernels(text).some(kernel => common.has(kernel) || common.has(plain(kernel)))
