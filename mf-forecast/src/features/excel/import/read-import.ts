import {
  chooseSheet,
  indexLabels,
  recogniseRows,
  validateImport,
  type ImportError,
  type LabelIndex,
  type RecognisedSheet,
  type SheetProblem,
} from '@veckovis/domain/forecast'
import { succeed, type Result } from '@veckovis/domain/result'
import type { WorkbookContent, WorkbookProblem } from '@veckovis/spreadsheet/workbook-reader'
import type { AbsenceNames } from '../../../wording/row-names'
import { fileLabels } from '../file-labels'

/** What a file is read for. */
export type ImportAddress = {
  readonly year: number
  readonly weeks: 52 | 53
  readonly absenceNames: AbsenceNames
}

type Sheet = WorkbookContent['sheets'][number]

/** A file whose sheet was found, with what is wrong in it. */
export type ReadImport = {
  readonly sheets: readonly Sheet[]
  readonly chosen: Sheet
  readonly labels: LabelIndex
  readonly recognised: RecognisedSheet
  /** Not empty: nothing of the file may come in. */
  readonly errors: readonly ImportError[]
}

export type ImportProblem = WorkbookProblem | SheetProblem

/** The rows of the workbook's sheet for the year, recognised and looked through. */
export const recogniseImport = (
  { sheets }: WorkbookContent,
  { year, weeks, absenceNames }: ImportAddress,
): Result<ReadImport, SheetProblem> => {
  const chosen = chooseSheet(sheets, year)
  if (!chosen.ok) return chosen
  const labels = indexLabels(fileLabels(absenceNames))
  const recognised = recogniseRows(chosen.value, labels)
  return succeed({ sheets, chosen: chosen.value, labels, recognised, errors: validateImport(recognised, weeks) })
}
