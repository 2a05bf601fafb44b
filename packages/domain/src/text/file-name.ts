/** What no file may be called on some system: control characters and \ / : * ? " < > | (A-113). */
const notAllowed = /[\u0000-\u001f\u007f\\/:*?"<>|]/g

/** A name as part of the name of a file. */
export const fileNamePart = (name: string): string => name.trim().replace(notAllowed, '_')

/** Some systems take no name of more than 255 bytes; a letter has up to four. */
const longestName = 60

/** What the file of a list is called, without the ending: the list and what of it is in the file, then the ISO date. */
export const listedFileName = (words: readonly string[], day: string): string =>
  `${[...fileNamePart(words.join(', '))].slice(0, longestName).join('')} ${day}`
