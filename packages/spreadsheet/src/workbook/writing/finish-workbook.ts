import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { openMark, textMark } from './cell-style'
import type { SheetDescription, WorkbookDescription } from './workbook-description'

const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

const paneOf = ({ frozen }: SheetDescription): string => {
  if (frozen === undefined || (frozen.rows === 0 && frozen.columns === 0)) return ''
  const { rows, columns } = frozen
  const part = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight'
  const splits = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`
  const corner = `${columnLetters(columns)}${rows + 1}`
  return `<pane${splits} topLeftCell="${corner}" activePane="${part}" state="frozen"/><selection pane="${part}"/>`
}

const replaced = (text: string, what: string | RegExp, by: string): string => {
  const found = typeof what === 'string' ? text.includes(what) : what.test(text)
  // Another version of the library writes something else: the file would lack what nobody would miss at once.
  if (!found) throw new Error(`The written workbook has no ${String(what)}`)
  return text.replace(what, by)
}

/** Panes that stay, and paper: A4 on its side, the columns on as many pages side by side as is said. */
const finishSheet = (xml: string, sheet: SheetDescription): string => {
  const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension'
  const margins = /(<pageMargins[^>]*\/>)/
  const { pagesAcross = 1 } = sheet
  const setUp = `$1<pageSetup paperSize="9" orientation="landscape" fitToWidth="${pagesAcross}" fitToHeight="0"/>`
  const view = /<sheetView workbookViewId="0"\/>/
  const withPane = replaced(xml, view, `<sheetView workbookViewId="0">${paneOf(sheet)}</sheetView>`)
  return replaced(replaced(withPane, '<dimension', fitted), margins, setUp)
}

const markedStyle = /<xf ([^>]*)>(<alignment[^>]*?) readingOrder="(\d+)"([^>]*\/>)<\/xf>/g

/** Says of each style with a mark whether its cells take input and are text whatever they begin with. */
const finishStyles = (xml: string): string =>
  xml.replace(markedStyle, (_, attributes: string, before: string, marks: string, after: string) => {
    const isOpen = (Number(marks) & openMark) !== 0
    const isText = (Number(marks) & textMark) !== 0
    const more = `${isText ? ' quotePrefix="1"' : ''}${isOpen ? ' applyProtection="1"' : ''}`
    return `<xf ${attributes}${more}>${before}${after}${isOpen ? '<protection locked="0"/>' : ''}</xf>`
  })

/** The library leaves cells without a value out, and their looks with them: they are written as texts without letters. */
const emptyCells = (sharedTexts: string): ((xml: string) => string) => {
  const texts = sharedTexts.match(/<si>.*?<\/si>/gs) ?? []
  const index = texts.findIndex(text => /<t(?: [^>]*)?><\/t>|<t(?: [^>]*)?\/>/.test(text))
  const ofText = /(<c r="[A-Z]+\d+"(?: s="\d+")?) t="s"><v>(\d+)<\/v><\/c>/g
  return xml =>
    xml.replace(ofText, (cell: string, start: string, text: string) => (Number(text) === index ? `${start}/>` : cell))
}

/** The library keeps the text of a formula among the shared ones, where only texts without a formula may be. */
const textFormulas = (sharedTexts: string): ((xml: string) => string) => {
  const texts = [...sharedTexts.matchAll(/<si><t(?: [^>]*)?>([^<]*)<\/t><\/si>/g)].map(([, text]) => text)
  const ofFormula = /(<c r="[A-Z]+\d+"(?: s="\d+")?) t="s">(<f>[^<]*<\/f>)<v>(\d+)<\/v>/g
  return xml =>
    xml.replace(ofFormula, (_, start: string, formula: string, index: string) => {
      const text = texts[Number(index)]
      if (text === undefined) throw new Error(`The written workbook has no text ${index}`)
      return `${start} t="str">${formula}<v>${text}</v>`
    })
}

/** What the library cannot write is put into its files, which are then compressed. */
export const finishWorkbook = (written: Uint8Array, { sheets }: WorkbookDescription): Uint8Array<ArrayBuffer> => {
  const files = unzipSync(written)
  const edit = (path: string, finish: (xml: string) => string) => {
    const file = files[path]
    if (file === undefined) throw new Error(`The written workbook has no ${path}`)
    files[path] = strToU8(finish(strFromU8(file)))
  }
  edit('xl/styles.xml', finishStyles)
  const sharedTexts = files['xl/sharedStrings.xml']
  const texts = sharedTexts === undefined ? '' : strFromU8(sharedTexts)
  const [withEmptyCells, withTextFormulas] = [emptyCells(texts), textFormulas(texts)]
  sheets.forEach((sheet, index) =>
    edit(`xl/worksheets/sheet${index + 1}.xml`, xml => finishSheet(withTextFormulas(withEmptyCells(xml)), sheet)),
  )
  return zipSync(files, { level: 6 })
}
