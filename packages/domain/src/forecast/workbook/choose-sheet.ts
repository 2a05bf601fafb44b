import { fail, succeed, type Result } from '../../result'
import type { FileSheet } from './file-sheet'

export type SheetProblem =
  | { readonly code: 'no-sheet'; readonly year: number; readonly names: readonly string[] }
  | { readonly code: 'other-year'; readonly year: number; readonly name: string }

const namedYear = /^\d{4}$/

/**
 * The sheet that an import takes: the one named as the year, otherwise the only one unless it is named as another year
 * . Sheets without rows, and hidden ones that are not named so, do not count.
 */
export const chooseSheet = <Sheet extends FileSheet>(
  sheets: readonly Sheet[],
  year: number,
): Result<Sheet, SheetProblem> => {
  const named = sheets.find(({ name }) => name.trim() === String(year))
  if (named !== undefined) return succeed(named)
  const shown = sheets.filter(({ rows, isHidden }) => rows.length > 0 && isHidden !== true)
  const [only, ...more] = shown
  if (only === undefined || more.length > 0)
    return fail({ code: 'no-sheet', year, names: shown.map(({ name }) => name) })
  const name = only.name.trim()
  return namedYear.test(name) ? fail({ code: 'other-year', year, name }) : succeed(only)
}
