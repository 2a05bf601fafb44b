import { fileNamePart as part } from '../../text/file-name'

/** The name of an exported forecast without its ending; the day is an ISO date in Stockholm. */
export const exportFileName = (
  {
    municipality,
    department,
    unit,
  }: { readonly municipality: string; readonly department: string; readonly unit: string },
  day: string,
): string => `Prognos-${part(municipality)}-${part(department)}-${part(unit)}-${day}`

/** The name of a file to fill in, without its ending. */
export const templateFileName = (unit: string, year: number): string => `Prognosmall-${part(unit)}-${year}`
