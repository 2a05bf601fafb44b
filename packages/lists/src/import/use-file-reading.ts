import { fail, type Result } from '@veckovis/domain/result'
import { reportProblem } from '@veckovis/platform'
import { useCallback, useEffect, useRef, useState } from 'react'

type Damaged = { readonly code: 'damaged' }
type Read<Found, Problem> = (file: File, signal: AbortSignal) => Promise<Result<Found, Problem>>

/**
 * Reads one file at a time: another one, `stop` and leaving end the reading that is under way, which then answers null. A
 * reader that throws is a fault of ours: it is reported, and the file counts as damaged.
 */
export const useFileReading = <Found, Problem>(read: Read<Found, Problem>) => {
  /** Name of the file that is being read. */
  const [reading, setReading] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  const stop = useCallback(() => {
    running.current?.abort()
    setReading(null)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const open = useCallback(
    async (file: File): Promise<Result<Found, Problem | Damaged> | null> => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      setReading(file.name)
      let found: Result<Found, Problem | Damaged>
      try {
        found = await read(file, signal)
      } catch (error) {
        if (signal.aborted) return null
        reportProblem('a file', error)
        found = fail({ code: 'damaged' })
      }
      if (signal.aborted) return null
      setReading(null)
      return found
    },
    [read],
  )
  return { reading, open, stop }
}
