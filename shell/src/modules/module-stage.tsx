import type { RegisteredModule } from '@veckovis/contracts/modules'
import { platformStore, useActiveUnit, useLanguage, useTranslation } from '@veckovis/platform'
import { Notice, Page, Skeleton } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { moduleHost, modulePhasesAtom, retryModule } from './module-applications'
import { ModuleFailurePage } from './module-failure-page'
import type { ModulePhase } from './lifecycles/module-phase'

const waiting: ModulePhase = { phase: 'loading', step: 'compatibility', slow: false }

/** Where the active module stands: a skeleton at once, then the remote itself, or the page that tells what failed. */
export const ModuleStage = ({ module }: { module: RegisteredModule | null }) => {
  const slot = useRef<HTMLDivElement>(null)
  const phases = useAtomValue(modulePhasesAtom, { store: platformStore })

  useLayoutEffect(() => {
    slot.current?.append(moduleHost)
  }, [])

  const phase = module === null ? null : (phases[module.id] ?? waiting)
  return (
    <>
      {module !== null && phase !== null && <ModulePhaseView module={module} phase={phase} />}
      <div ref={slot} hidden={phase?.phase !== 'mounted'} />
    </>
  )
}

const ModulePhaseView = ({ module, phase }: { module: RegisteredModule; phase: ModulePhase }) => {
  const { t } = useTranslation('shell')
  const title = module.title[useLanguage()]
  const unitId = useActiveUnit()?.unit.id ?? null
  if (phase.phase === 'mounted') return null
  if (phase.phase === 'failed') {
    return (
      <ModuleFailurePage title={title} failure={phase.failure} onRetry={() => void retryModule(module.id, unitId)} />
    )
  }
  const slow = phase.phase === 'loading' && phase.slow
  return (
    <Page>
      {slow && (
        <Notice tone="info" announce>
          {t('module.slow')}
        </Notice>
      )}
      <Skeleton lines={8} label={t('module.loading', { title })} />
    </Page>
  )
}
