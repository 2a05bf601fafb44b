import { fetchCode } from '@veckovis/platform'
import { useCallback, useEffect, useState, type RefObject } from 'react'

export type CodePhase = 'loading' | 'ready' | 'failed'

/** Code of a part that is fetched when it is first needed; what came once stays for every later use. */
export const createLazyCode = <Code>(load: () => Promise<Code>) => {
  let code: Code | null = null
  return {
    current: () => code,
    fetch: async (): Promise<void> => {
      code ??= await fetchCode(load)
    },
  }
}

export type LazyCode<Code> = ReturnType<typeof createLazyCode<Code>>

/** Fetches the code as soon as it is wanted. A failure is shown by the caller, who offers to retry. */
export const useLazyCode = <Code>(lazy: LazyCode<Code>, isWanted: boolean) => {
  const [phase, setPhase] = useState<CodePhase>(lazy.current() === null ? 'loading' : 'ready')
  useEffect(() => {
    if (!isWanted || phase !== 'loading') return undefined
    let isCurrent = true
    lazy.fetch().then(
      () => isCurrent && setPhase('ready'),
      () => isCurrent && setPhase('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [lazy, isWanted, phase])
  const retry = useCallback(() => setPhase('loading'), [])
  return { phase, code: lazy.current(), retry }
}

/** True from the moment on in which the element has come near the part of the page that is in view. */
export const useSeen = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || isSeen) return undefined
    const observer = new IntersectionObserver(entries => setIsSeen(entries.some(entry => entry.isIntersecting)), {
      rootMargin: '160px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
