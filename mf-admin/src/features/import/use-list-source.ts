import { useEffect, useRef, useState } from 'react'
import { readListFile } from '@veckovis/spreadsheet/list-reader'
import type { ListSource } from './list-input'
import type { InputProblem } from './list/problem-text'

const emptySource: ListSource = { list: '', file: null }

/** The list, typed or read from a file, and why it could not be read. One file is read at a time: another ends the first. */
export const useListSource = () => {
  const [source, setSource] = useState(emptySource)
  const [problem, setProblem] = useState<InputProblem | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  const stop = () => running.current?.abort()
  useEffect(() => stop, [])

  const paste = (list: string) => {
    stop()
    setReading(null)
    setSource({ list, file: null })
    setProblem(null)
  }
  const take = async (file: File, signal: AbortSignal) => {
    const read = await readListFile(file, signal)
    signal.throwIfAborted()
    // A file that cannot be read takes nothing of what was there before.
    setProblem(read.ok ? null : read.error)
    if (read.ok) setSource({ list: read.value.list, file: { name: file.name, encoding: read.value.encoding } })
    setReading(null)
  }
  const open = async (file: File) => {
    stop()
    const { signal } = (running.current = new AbortController())
    setReading(file.name)
    setProblem(null)
    try {
      await take(file, signal)
    } catch (error) {
      // Given up by the person, by another file or by closing the dialog; anything else is a fault of ours.
      if (!signal.aborted) throw error
    }
  }
  return { source, problem, reading, setProblem, paste, open }
}
