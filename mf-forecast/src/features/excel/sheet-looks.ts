import type { SheetCell, SheetRow, StaffingMark } from '@veckovis/domain/forecast'
import type { CellLook } from '@veckovis/spreadsheet/workbook-writer'

// Colours of the light page: a workbook has no dark side. Each stands out from white, and no meaning rests on it alone.
const colours = { good: '1e6b34', bad: 'a61b1b', edited: 'fff2cc', old: 'e7e6e6', head: 'dde7f0' } as const

type WeeksRow = Extract<SheetRow, { readonly kind: 'weeks' }>

export const headLook: CellLook = { isBold: true, fill: colours.head, alignment: 'center', line: 'bottom' }
export const tableLook: CellLook = { isBold: true, line: 'top' }

const toneOf = (value: number | StaffingMark | null): CellLook => {
  if (typeof value === 'number') return value < 0 ? { colour: colours.bad } : {}
  if (value === 'properly-staffed') return { colour: colours.good }
  return value === 'overstaffed' || value === 'understaffed' ? { colour: colours.bad } : {}
}

/** Old weeks are grey, changed cells are marked and slanted, red says what a minus or a word says too. */
export const cellLook = ({ value, isOld, isEdited }: SheetCell): CellLook => ({
  ...toneOf(value),
  ...(isOld ? { fill: colours.old } : {}),
  ...(isEdited ? { fill: colours.edited, isItalic: true } : {}),
  alignment: 'right',
})

/** As many decimals as the value has, at most two: a format that always has a comma would leave it at the end. */
const hoursFormat = (value: number): string => {
  const hundredths = Math.round(Math.abs(value) * 100)
  if (hundredths % 100 === 0) return '#,##0'
  return hundredths % 10 === 0 ? '#,##0.0' : '#,##0.00'
}

const formats = { money: '#,##0', percent: '0.0" %"', fte: '0.00' } as const

type ShownCell = Pick<SheetCell, 'value' | 'isOpen'> & { readonly isCalculated: boolean }

/**
 * How a number is shown. A cell that is written into shows all that is written, hours that are calculated by a formula
 * have both decimals, for another value may need them.
 */
export const numberFormat = ({ unit }: WeeksRow, { value, isOpen, isCalculated }: ShownCell): string => {
  if (isOpen || typeof value !== 'number' || unit === 'mark') return 'General'
  if (unit !== 'hours') return formats[unit]
  return isCalculated ? '#,##0.00' : hoursFormat(value)
}
