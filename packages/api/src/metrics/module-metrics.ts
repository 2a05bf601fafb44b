import { Gauge, Registry } from 'prom-client'
import type { areas } from '../composition'

type ModuleFigures = Awaited<ReturnType<typeof areas.modules.listFigures>>
type VersionFigures = ModuleFigures['versions'][number]

const ofVersions: readonly {
  readonly name: string
  readonly help: string
  readonly value: (figures: VersionFigures) => number
}[] = [
  {
    name: 'veckovis_module_loads',
    help: 'People who loaded the version, each counted once in 32 days, of the last two months.',
    value: ({ loads }) => loads,
  },
  {
    name: 'veckovis_module_failures',
    help: 'People for whom the version failed, each counted once in 32 days, of the last 31 days.',
    value: ({ failures }) => failures,
  },
  {
    name: 'veckovis_module_active',
    help: '1: the version is active, 0: it is not.',
    value: ({ isActive }) => Number(isActive),
  },
  {
    name: 'veckovis_module_quarantined',
    help: '1: nobody gets the version.',
    value: ({ isQuarantined }) => Number(isQuarantined),
  },
  {
    name: 'veckovis_module_rollout_municipalities',
    help: 'Municipalities that the version is rolled out to.',
    value: ({ municipalities }) => municipalities,
  },
  {
    name: 'veckovis_module_rollout_units',
    help: 'Units that the version is rolled out to.',
    value: ({ units }) => units,
  },
]

/**
 * Figures of module versions, the same from every process on one database, in Prometheus' text format. Null: the
 * database did not answer.
 */
export const moduleMetricsText = (figures: ModuleFigures | null): Promise<string> => {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({ name: 'veckovis_database_up', help: '1: the database answers.', registers }).set(figures === null ? 0 : 1)
  if (figures === null) return registry.metrics()
  for (const { value, ...named } of ofVersions) {
    const gauge = new Gauge({ ...named, labelNames: ['module', 'version'], registers })
    for (const each of figures.versions) gauge.set({ module: each.moduleId, version: each.version }, value(each))
  }
  const p75 = new Gauge({
    name: 'veckovis_module_p75_milliseconds',
    help: 'Third quartile of the last 31 days: load time, LCP and INP of real pages; of kind cls layout shift in thousandths.',
    labelNames: ['module', 'version', 'kind'],
    registers,
  })
  const measured = new Gauge({
    name: 'veckovis_module_measured',
    help: 'Measures that the third quartile is of.',
    labelNames: ['module', 'version', 'kind'],
    registers,
  })
  for (const { moduleId, version, kind, p75: value, count } of figures.measures) {
    p75.set({ module: moduleId, version, kind }, value)
    measured.set({ module: moduleId, version, kind }, count)
  }
  return registry.metrics()
}
