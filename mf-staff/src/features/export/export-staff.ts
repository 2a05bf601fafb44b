import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import { termsOn, traitsOf, type StaffField } from '@veckovis/domain/staff'
import { aboutList, type Giving, type ListFailure } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import { saveList } from '@veckovis/spreadsheet/list-writer'
import { readStaffFile, type StaffListPart } from '../../data/staff-queries'
import { fileFields, rowOfMember, rowOfTerms, sheetOf, termsFileFields } from './staff-sheets'

type Asked = {
  readonly unitId: number
  readonly unitName: string
  readonly part: StaffListPart
  readonly t: Words
  readonly giving: Giving
}

/** Gives the unit's staff, as it is searched, filtered and sorted, as a file; what may not be seen is not in it. */
export const exportStaff = async (asked: Asked): Promise<Result<number, ListFailure>> => {
  const { unitId, unitName, part, t, giving } = asked
  const { staff, total, write } = await readStaffFile(unitId, part)
  if (staff.length < total) return fail('too-long')
  const today = toIsoDate(calendarDateInStockholm(new Date()))
  const mayBeShown = (field: StaffField) => write || traitsOf(field).isSpecial !== true
  const ofToday = staff.map(member => rowOfMember(member, termsOn(member.terms, today)))
  const dated = staff.flatMap(member => member.terms.map(terms => rowOfTerms(member, terms)))
  const about = aboutList({
    name: `${t('table.label')} ${unitName}`,
    rows: staff.length,
    filters: [
      {
        label: t('table.employment'),
        value: t(`employments.${part.filters.employment}`),
        isNarrowing: part.filters.employment !== 'current',
      },
    ],
    search: { text: part.search, isOfPeople: true },
  })
  saveList(giving.kind, {
    ...about,
    sheets: [
      sheetOf(t('table.label'), ofToday, fileFields.filter(mayBeShown), t),
      sheetOf(t('export.terms'), dated, termsFileFields.filter(mayBeShown), t),
    ],
  })
  return succeed(staff.length)
}
