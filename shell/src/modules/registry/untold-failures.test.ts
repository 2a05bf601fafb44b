import { createUntoldFailures } from './untold-failures'

const failed = (moduleId: string, supportCode: string) =>
  ({
    phase: 'failed',
    failure: { kind: 'timeout', step: 'fetch', moduleId, version: '1.0.0', supportCode, detail: 'mf-staff: hemligt' },
  }) as const
const report = (moduleId: string, supportCode: string) => ({
  moduleId,
  version: '1.0.0',
  step: 'fetch',
  kind: 'timeout',
  supportCode,
})

test('each failure is told once, however often the page looks', () => {
  const untold = createUntoldFailures()
  const phases = { staff: failed('mf-staff', 'F-1') }
  expect(untold(phases)).toEqual([report('mf-staff', 'F-1')])
  expect(untold(phases)).toEqual([])
  expect(untold({ ...phases })).toEqual([])
})

test('code that failed is told with its message, without what is somebody’s', () => {
  const { failure, ...phase } = failed('mf-staff', 'R-1')
  const broken = {
    ...phase,
    failure: { ...failure, kind: 'broken', step: 'render', detail: 'no row of "Anna Ek"' },
  } as const
  expect(createUntoldFailures()({ staff: broken })).toEqual([
    { ...report('mf-staff', 'R-1'), kind: 'broken', step: 'render', detail: 'no row of …' },
  ])
})

test('the next failure of the same module is told too, and those of others beside it', () => {
  const untold = createUntoldFailures()
  untold({ staff: failed('mf-staff', 'F-1') })
  untold({ staff: { phase: 'loading', step: 'fetch', slow: false } })
  expect(untold({ staff: failed('mf-staff', 'F-2'), budget: failed('mf-budget', 'F-2') })).toEqual([
    report('mf-staff', 'F-2'),
    report('mf-budget', 'F-2'),
  ])
  expect(untold({ staff: failed('mf-staff', 'F-3'), budget: failed('mf-budget', 'F-2') })).toEqual([
    report('mf-staff', 'F-3'),
  ])
})
