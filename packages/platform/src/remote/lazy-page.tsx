import { Skeleton, useIsInSight } from '@veckovis/ui'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from '../language/use-translation'
import { pageLoader } from '../frame/navigation'
import { startProgress } from '../frame/progress'
import { reloadForChunk } from './chunk-reload'
import { fetchCode } from './fetch-code'
import { ErrorView } from './remote-error-boundary'

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> }

export type LazyPage<Props = object> = ComponentType<Props> & {
  /** Fetches the code ahead of its use, for example on hover; a failure is told when the page is shown. */
  preload(): Promise<void>
}

const pageIn = <Props,>(loaded: Loaded<Props>): ComponentType<Props> =>
  typeof loaded === 'object' && 'default' in loaded ? loaded.default : loaded

/**
 * A page whose code is fetched when it is first shown:
 * `lazyPage(() => import('./pages/forecast-page').then(module => module.ForecastPage))`.
 * Until it is there `Waiting` stands in for it, else its outline.
 * A chunk that cannot be fetched follows the reload rule of A-005, then shows an error view with a retry.
 */
export const lazyPage = <Props extends object = object>(
  load: () => Promise<Loaded<Props>>,
  Waiting?: ComponentType<Props>,
): LazyPage<Props> => {
  let ready: ComponentType<Props> | null = null

  const fetchPage = async (fetched: Promise<Loaded<Props>>): Promise<void> => {
    ready = pageIn(await fetched)
  }

  const Page = (props: Props) => {
    const { t } = useTranslation('platform')
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(ready === null ? 'loading' : 'ready')
    const isInSight = useIsInSight()

    const fetchAndShow = useCallback(
      async (isWanted: () => boolean): Promise<void> => {
        const done = startProgress()
        try {
          await fetchPage(fetchCode(load))
          if (isWanted()) setState('ready')
        } catch {
          // It is reported by then; here the person is told. For what nobody sees yet no page is loaded again.
          if (isWanted() && !(isInSight && (await reloadForChunk(pageLoader, sessionStorage)))) setState('failed')
        } finally {
          done()
        }
      },
      [isInSight],
    )

    useEffect(() => {
      if (state !== 'loading') return undefined
      let wanted = true
      void fetchAndShow(() => wanted)
      return () => {
        wanted = false
      }
    }, [state, fetchAndShow])

    if (state === 'failed') return <ErrorView message={t('error.chunk')} onRetry={() => setState('loading')} />
    if (state === 'loading' || ready === null)
      return Waiting === undefined ? <Skeleton lines={6} label={t('loading')} /> : <Waiting {...props} />
    const Ready = ready
    return <Ready {...props} />
  }

  // eslint-disable-next-line no-restricted-syntax -- the page fetches it again when it is shown, and tells
  return Object.assign(Page, { preload: () => fetchPage(load()).catch(() => undefined) })
}
