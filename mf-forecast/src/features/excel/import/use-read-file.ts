import type { Result } from '@veckovis/domain/result'
import { useFileReading } from '@veckovis/lists/import'
import { openWorkbook, type WorkbookContent, type WorkbookProblem } from '@veckovis/spreadsheet/workbook-reader'
import { useEffect, useMemo, useState } from 'react'
import { useAbsenceNames, useForecast } from '../../../context/use-forecast'
import { recogniseImport, type ImportProblem, type ReadImport } from './read-import'

type Reading = Result<WorkbookContent, WorkbookProblem>

/** What stands in the file, read once in a thread of its own, which ends when the person gives up; null until then. */
const useWorkbook = (file: File): Reading | null => {
  const [found, setFound] = useState<Reading | null>(null)
  const { open } = useFileReading(openWorkbook)
  useEffect(() => void open(file).then(setFound), [file, open])
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
