import { platformStore, useActiveUnit, useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Card, Icon, Skeleton } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { ModulePhase } from '../lifecycles/module-phase'
import { contributionPhase, prepareContribution, retryContribution, showContribution } from './contribution-runners'
import type { ShownContribution } from './contributions-to'
import * as styles from './contributions.module.css'
import { rememberHeight, reservedHeight } from './reserved-height'

const waiting: ModulePhase = { phase: 'loading', step: 'compatibility', slow: false }

/** After the picture that is due: what the page itself shows is there first. */
const afterPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const useShown = (contribution: ShownContribution, host: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let takeOff = (): void => undefined
    // Code and data are on their way while the page is being painted; what goes wrong is told by what comes after.
    void prepareContribution(contribution)
    const forget = afterPaint(() => {
      if (host.current !== null) takeOff = showContribution(contribution, host.current)
    })
    return () => {
      forget()
      takeOff()
    }
    // A new answer of the registry is for the next visit: nothing that is being read is taken away.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [contribution.id])
}

/** The outlines of a contribution that still asks for its data; what stands there then is not remembered. */
const outlines = "[role='status'][aria-busy='true']"

/** As many lines as fit the room that is kept, so that it is not the outline that makes the page jump. */
const linesFor = (reserved: number): number => Math.min(3, Math.max(1, Math.floor(reserved / 26)))

/** Pixels that the contribution is kept until it stands: as it was the last time, and as it is before it fails. */
const useReserved = (id: string, isMounted: boolean, host: RefObject<HTMLElement | null>): number => {
  const [reserved, setReserved] = useState(() => reservedHeight(id))
  useEffect(() => {
    const element = host.current
    if (!isMounted || element === null) return undefined
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0 && element.querySelector(outlines) === null) rememberHeight(id, element.offsetHeight)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setReserved(reservedHeight(id))
    }
  }, [id, isMounted, host])
  return reserved
}

/**
 * `part`: one below the other; `band`: a card beside others, below the heading of them all; `card`: a card by itself;
 * `line`: among the page's own lines, without a heading and without room until it stands.
 */
export type ContributionLook = 'part' | 'band' | 'card' | 'line'

type ContributionSlotProps = { readonly contribution: ShownContribution; readonly look: ContributionLook }

/** One contribution, named by its title. */
export const ContributionSlot = ({ contribution, look }: ContributionSlotProps) => {
  const title = contribution.title[useLanguage()]
  const headingId = useId()
  const body = <ContributionBody contribution={contribution} title={title} isLine={look === 'line'} />
  if (look === 'card') return <Card title={title}>{body}</Card>
  if (look === 'line')
    return (
      <section aria-label={title} className={styles.line}>
        {body}
      </section>
    )
  const Heading = look === 'band' ? 'h3' : 'h2'
  return (
    <section aria-labelledby={headingId} className={look === 'band' ? styles.card : undefined}>
      <Heading className={look === 'band' ? styles.part : styles.heading} id={headingId}>
        {title}
      </Heading>
      {body}
    </section>
  )
}

type ContributionBodyProps = {
  readonly contribution: ShownContribution
  readonly title: string
  readonly isLine: boolean
}

/** The place of a contribution is kept free, and what fails or takes its time is a quiet line in it. */
const ContributionBody = ({ contribution, title, isLine }: ContributionBodyProps) => {
  const { t } = useTranslation('contributions')
  const phaseAtom = useMemo(() => contributionPhase(contribution.id), [contribution.id])
  const phase = useAtomValue(phaseAtom, { store: platformStore }) ?? waiting
  const host = useRef<HTMLDivElement>(null)
  useShown(contribution, host)
  const isMounted = phase.phase === 'mounted'
  const reserved = useReserved(contribution.id, isMounted, host)
  return (
    <div
      className={isLine ? undefined : styles.body}
      data-mounted={isMounted ? '' : undefined}
      style={{ '--reserved': `${reserved}px` } as CSSProperties}
    >
      {phase.phase === 'failed' && <FailedLine contribution={contribution} code={phase.failure.supportCode} />}
      {!isLine && (phase.phase === 'loading' || phase.phase === 'idle') && (
        <>
          <Skeleton lines={linesFor(reserved)} label={t('loading', { title })} />
          {phase.phase === 'loading' && phase.slow && <p className={styles.quiet}>{t('slow')}</p>}
        </>
      )}
      <div ref={host} hidden={!isMounted} />
    </div>
  )
}

type FailedLineProps = { readonly contribution: ShownContribution; readonly code: string }

const FailedLine = ({ contribution, code }: FailedLineProps) => {
  const { t } = useTranslation('contributions')
  const unitId = useActiveUnit()?.unit.id ?? null
  return (
    <div className={styles.failed} role="status">
      <p className={styles.quiet}>{t('failed', { code })}</p>
      <Button
        variant="quiet"
        icon={<Icon name="refresh" />}
        onClick={() => void retryContribution(contribution, unitId)}
      >
        {t('retry')}
      </Button>
    </div>
  )
}
