/** Methods of texts and expressions that walk through what they are handed. */
const ofTexts = ['normalize', 'trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase'] as const
const ofExpressions = [
  'exec',
  'test',
  Symbol.replace,
  Symbol.match,
  Symbol.matchAll,
  Symbol.search,
  Symbol.split,
] as const

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Characters that a call has walked through, asked before the call is made and answered with what it answers. */
type Walked = (self: unknown, args: unknown[]) => (answer: unknown) => number
type Watched = { readonly owner: object; readonly name: string | symbol; readonly walked: Walked }

/** Runs `work` and sums what the watched methods walk through; what they ask of each other counts once. */
const countIn = (work: () => unknown, methods: readonly Watched[]): number => {
  let [count, isInside] = [0, false]
  const undo: (() => void)[] = []
  for (const { owner, name, walked } of methods) {
    const method = Reflect.get(owner, name) as Method
    const watched: Method = function (...args) {
      if (isInside) return Reflect.apply(method, this, args)
      isInside = true
      try {
        const charactersOf = walked(this, args)
        const answer = Reflect.apply(method, this, args)
        count += charactersOf(answer)
        return answer
      } finally {
        isInside = false
      }
    }
    Reflect.set(owner, name, watched)
    undo.push(() => Reflect.set(owner, name, method))
  }
  try {
    work()
  } finally {
    for (const one of undo) one()
  }
  return count
}

const whole = (textOf: (self: unknown, args: unknown[]) => unknown): Walked => {
  return (self, args) => {
    const { length } = String(textOf(self, args))
    return () => length
  }
}

/** Counts the characters that `work` hands to methods which may walk through all of them. */
export const countCharacters = (work: () => unknown): number =>
  countIn(work, [
    ...ofTexts.map(name => ({ owner: String.prototype, name, walked: whole(text => text) })),
    ...ofExpressions.map(name => ({ owner: RegExp.prototype, name, walked: whole((_, [text]) => text) })),
  ])

/** From where a search begins to where it finds, or to the end of the text. */
const stretchOfSearch: Walked = (self, [, from]) => {
  return answer => (answer === -1 ? String(self).length : Number(answer) + 1) - Number(from ?? 0)
}

/** Counts how far `work` walks through a text: character by character, with `indexOf`, and in what it parses. */
export const countSteps = (work: () => unknown): number =>
  countIn(work, [
    { owner: String.prototype, name: 'charCodeAt', walked: () => () => 1 },
    { owner: String.prototype, name: 'indexOf', walked: stretchOfSearch },
    { owner: String.prototype, name: 'includes', walked: whole(text => text) },
    { owner: JSON, name: 'parse', walked: whole((_, [text]) => text) },
    ...ofExpressions.map(name => ({ owner: RegExp.prototype, name, walked: whole((_, [text]) => text) })),
  ])

/** A list that counts how many of its items are read. */
export const watchedList = (items: readonly unknown[], read: () => void): readonly unknown[] =>
  new Proxy(items, {
    get: (list, name, receiver) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) read()
      return Reflect.get(list, name, receiver) as unknown
    },
  })
