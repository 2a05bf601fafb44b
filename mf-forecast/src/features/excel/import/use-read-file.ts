import type { Result } from '@veckovis/domain/result'
import { reportProblem } from '@veckovis/platform'
import { openWorkbook, type WorkbookContent, type WorkbookProblem } from '@veckovis/spreadsheet/workbook-reader'
import { useEffect, useMemo, useState } from 'react'
import { useAbsenceNames, useForecast } from '../../../context/use-forecast'
import { recogniseImport, type ImportProblem, type ReadImport } from './read-import'

type Reading = Result<WorkbookContent, WorkbookProblem>

/** What stands in the file, read once in a thread of its own, which ends when the person gives up; null until then. */
const useWorkbook = (file: File): Reading | null => {
  const [found, setFound] = useState<Reading | null>(null)
  useEffect(() => {
    const reading = new AbortController()
    const { signal } = reading
    const read = async () => {
      try {
        const workbook = await openWorkbook(file, signal)
        if (!signal.aborted) setFound(workbook)
      } catch (error) {
        if (signal.aborted) return
        reportProblem('an Excel file', error)
        setFound({ ok: false, error: { code: 'damaged' } })
      }
    }
    void read()
    return () => reading.abort()
  }, [file])
  return found
}

/** What a chosen file would bring, or why it cannot be read; null while it is read. */
export const useReadFile = (file: File): Result<ReadImport, ImportProblem> | null => {
  const { editor } = useForecast()
  const { year } = editor.address
  const { weeks } = editor.content().forecast.edited
  const absenceNames = useAbsenceNames()
  const workbook = useWorkbook(file)
  return useMemo(() => {
    if (workbook === null) return null
    return workbook.ok ? recogniseImport(workbook.value, { year, weeks, absenceNames }) : workbook
  }, [workbook, year, weeks, absenceNames])
}
