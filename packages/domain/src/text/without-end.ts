const lastCharacter = (text: string, end: number): string => {
  const pair = text.slice(Math.max(0, end - 2), end)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(end - 1, end)
}

/**
 * A text without the characters at its end that go. It is walked from behind, each character once: an expression that
 * ends with `+$` begins again at every character of a long run.
 */
export const withoutEnd = (text: string, goes: (character: string) => boolean): string => {
  let end = text.length
  while (end > 0) {
    const character = lastCharacter(text, end)
    if (!goes(character)) break
    end -= character.length
  }
  return text.slice(0, end)
}

/** The path of an address without slashes at its end; the first one is the path itself. */
export const withoutTrailingSlashes = (path: string): string =>
  path.slice(0, 1) + withoutEnd(path.slice(1), character => character === '/')
