import { absenceRowId, substituteRowId } from '@veckovis/domain/forecast'
import { outcomeRowOfId, type OutcomeRow } from '@veckovis/domain/outcome'
import type { Words } from '@veckovis/platform'
import { rowNameById, type AbsenceNames } from '../../../wording/row-names'

export type OutcomeWording = { readonly t: Words; readonly words: Words; readonly names: AbsenceNames }

/** Absences and substitutes are called as in the forecast. */
export const outcomeRowName = ({ kind, serverId }: OutcomeRow, { t, words, names }: OutcomeWording): string => {
  if (kind === 'absence') return rowNameById(absenceRowId(serverId), names, words)
  if (kind === 'substitute') return rowNameById(substituteRowId(serverId), names, words)
  return t(`rows.${kind}`)
}

/** The same by the id of a row of the sheet; a line that takes no input has the name of its row. */
export const outcomeNameById = (rowId: string, wording: OutcomeWording): string => {
  const row = outcomeRowOfId(rowId.split(':', 1)[0] ?? rowId)
  return row === undefined ? wording.t('rows.figure') : outcomeRowName(row, wording)
}
