import { queryOptions } from '@tanstack/react-query'
import { excelImportAnswer, excelImportList } from '@veckovis/contracts/forecast'
import { largestBody } from '@veckovis/contracts/wire'
import type { ImportBody } from '@veckovis/domain/forecast'
import { answered, apiClient } from '@veckovis/platform'
import { readOnOpening } from '@veckovis/platform/queries'

type UnitAndYear = { readonly unitId: number; readonly year: number }

/** Earlier imports, asked again each time that they are shown and after each import. */
export const importsQuery = ({ unitId, year }: UnitAndYear) =>
  queryOptions({
    queryKey: ['forecast-imports', unitId, year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/forecast/excel-import/unit/${unitId}/year/${year}`, excelImportList, { signal })),
    ...readOnOpening,
    refetchOnReconnect: false,
  })

/** The bytes of what would be sent; null where the server takes so many. */
export const bytesTooMany = (unitId: number, data: ImportBody): number | null => {
  const bytes = new TextEncoder().encode(JSON.stringify({ data, unitId })).length
  return bytes > largestBody ? bytes : null
}

/** Sends the rows of a file as they were read, and answers the id of the import; the forecast is not touched. */
export const sendImport = async (unitId: number, data: ImportBody): Promise<number> => {
  const { id } = await answered(apiClient.post('/forecast/excel-import', { data, unitId }, excelImportAnswer))
  return id
}
