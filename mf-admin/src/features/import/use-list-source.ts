import { useFileReading, type InputProblem } from '@veckovis/lists/import'
import type { CsvLine } from '@veckovis/spreadsheet/csv'
import { readListFile, type ReadFile } from '@veckovis/spreadsheet/list-reader'
import { useState } from 'react'

/** A list that was pasted, or a file that was read. */
export type Source = {
  readonly list: string | readonly CsvLine[]
  readonly file: { readonly name: string; readonly encoding: ReadFile['encoding'] } | null
}

const emptySource: Source = { list: '', file: null }

/** The list, typed or read from a file, and why it could not be read. */
export const useListSource = () => {
  const [source, setSource] = useState(emptySource)
  const [problem, setProblem] = useState<InputProblem | null>(null)
  const { reading, open, stop } = useFileReading(readListFile)

  const paste = (list: string) => {
    stop()
    setSource({ list, file: null })
    setProblem(null)
  }
  const take = async (file: File) => {
    setProblem(null)
    const read = await open(file)
    if (read === null) return
    // A file that cannot be read takes nothing of what was there before.
    if (read.ok) setSource({ list: read.value.list, file: { name: file.name, encoding: read.value.encoding } })
    else setProblem(read.error)
  }
  return { source, problem, reading, setProblem, paste, take }
}
