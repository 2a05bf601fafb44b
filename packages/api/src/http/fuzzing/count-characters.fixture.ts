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

/** Runs `work` and counts the characters that it hands to those methods; what they ask of each other counts once. */
export const countCharacters = (work: () => unknown): number => {
  let [count, isInside] = [0, false]
  const undo: (() => void)[] = []
  const watch = (owner: object, name: string | symbol, textOf: (self: unknown, args: unknown[]) => unknown) => {
    const method = Reflect.get(owner, name) as Method
    const watched: Method = function (...args) {
      if (isInside) return Reflect.apply(method, this, args)
      count += String(textOf(this, args)).length
      isInside = true
      try {
        return Reflect.apply(method, this, args)
      } finally {
        isInside = false
      }
    }
    Reflect.set(owner, name, watched)
    undo.push(() => Reflect.set(owner, name, method))
  }
  for (const name of ofTexts) watch(String.prototype, name, text => text)
  for (const name of ofExpressions) watch(RegExp.prototype, name, (_, [text]) => text)
  try {
    work()
  } finally {
    for (const one of undo) one()
  }
  return count
}

/** A list that counts how many of its items are read. */
export const watchedList = (items: readonly unknown[], read: () => void): readonly unknown[] =>
  new Proxy(items, {
    get: (list, name, receiver) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) read()
      return Reflect.get(list, name, receiver) as unknown
    },
  })
