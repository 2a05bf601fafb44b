// What a spreadsheet takes for the beginning of a formula (OWASP, CSV Injection), with the signs of full width that some
// languages' input gives. Apostrophes before it count, so that taking the guard away gives back exactly what was there.
const dangerous = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u
const guarded = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/** A text that no spreadsheet takes for a formula: an apostrophe stands before one that begins like a formula. */
export const guardFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text)

/** The text before it was guarded. */
export const withoutGuard = (text: string): string => (guarded.test(text) ? text.slice(1) : text)
