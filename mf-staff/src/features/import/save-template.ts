import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import type { Words } from '@veckovis/platform'
import { saveList } from '@veckovis/spreadsheet/list-writer'
import { guideOf, listFields } from './list-fields'

/** An empty list with the columns of the dialogs, and on a sheet of its own what each of them takes. */
export const saveTemplate = (t: Words, own: Words): void => {
  const headings = listFields.map(field => t(`fields.${field}`))
  saveList('xlsx', {
    name: own('templateName'),
    narrowedBy: [],
    day: toIsoDate(calendarDateInStockholm(new Date())),
    sheets: [{ name: t('table.label'), columns: headings.map(heading => ({ heading })), rows: [] }],
    about: {
      name: own('guide'),
      facts: listFields.map(field => [t(`fields.${field}`), own(`takes.${guideOf(field)}`)]),
    },
  })
}
