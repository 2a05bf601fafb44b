/** What stands at the edges of every printed sheet; empty texts stay away. */
export type PrintHead = {
  /** Municipality, department and unit */
  readonly place: string
  /** What the page is, and the weeks or year that it shows */
  readonly subject: string
  /** The day of printing */
  readonly date: string
  /** The words before the number of the sheet and before that of the last one */
  readonly page: readonly [before: string, between: string]
}

/** A text as a string of CSS: what would end it, and every control character, is written as its number. */
const cssString = (text: string): string =>
  `"${[...text].map(sign => (/["\\\p{Cc}<]/u.test(sign) ? `\\${sign.codePointAt(0)?.toString(16)} ` : sign)).join('')}"`

const box = (name: string, content: string): string => `@${name} { content: ${content}; font: 8pt/1.2 sans-serif; }`

/** The rules of the margins of all sheets, whatever their format. */
export const printRules = ({ place, subject, date, page: [before, between] }: PrintHead): string =>
  [
    '@page {',
    // Room for the boxes, whatever margins a browser would take by itself.
    'margin: 12mm 10mm;',
    box('top-left', cssString(place)),
    box('top-right', cssString(date)),
    box('bottom-left', cssString(subject)),
    box('bottom-right', `${cssString(before)} counter(page) ${cssString(between)} counter(pages)`),
    '}',
  ].join('\n')
