import { planInWords } from './plan-in-words.mjs'
import { whatToCheck } from './what-to-check.mjs'

type Change = { path: string; gone: boolean; members?: string[] }
type Plan = {
  because: string[]
  members: string[]
  projects: string[]
  journeys: string[]
  parts: Record<string, string[] | undefined>
}

// A small workspace of the same make as ours: a circle between the server and the test builders included.
const workspace = {
  members: [
    { folder: 'shell', needs: ['packages/platform', 'packages/build'], project: 'shell' },
    { folder: 'mf-meals', needs: ['packages/domain', 'packages/platform', 'packages/build'], project: 'mf-meals' },
    { folder: 'mf-trips', needs: ['packages/grid', 'packages/build'], project: 'mf-trips' },
    { folder: 'e2e', needs: ['packages/testing'] },
    { folder: 'packages/domain', needs: [], project: 'domain' },
    { folder: 'packages/platform', needs: ['packages/domain'], project: 'platform' },
    { folder: 'packages/grid', needs: ['packages/ui'], project: 'grid' },
    { folder: 'packages/ui', needs: [], project: 'ui' },
    { folder: 'packages/build', needs: [] },
    { folder: 'packages/api', needs: ['packages/domain', 'packages/testing'], project: 'api' },
    { folder: 'packages/testing', needs: ['packages/api'] },
  ],
  journeys: ['frame', 'grid', 'meals', 'modules', 'session', 'trips'],
  alone: ['modules', 'session'],
}
const changes = (...paths: string[]): Change[] => paths.map(path => ({ path, gone: false }))
const plan = (...paths: string[]): Plan => whatToCheck(changes(...paths), workspace)

describe('members', () => {
  test('what depends on the change is tested with it, also through others', () => {
    expect(plan('packages/ui/src/button.tsx').projects).toEqual(['mf-trips', 'grid', 'ui'])
    expect(plan('packages/domain/src/meals/price.ts').projects).toEqual([
      'shell',
      'mf-meals',
      'domain',
      'platform',
      'api',
    ])
  })

  test('what the change depends on is not tested', () => {
    expect(plan('mf-trips/src/remote.tsx').projects).toEqual(['mf-trips'])
  })

  test('a test is tested in its own member only', () => {
    expect(plan('packages/domain/src/meals/price.test.ts').projects).toEqual(['domain'])
  })

  test('two members that need each other are found once', () => {
    expect(plan('packages/testing/src/builders.ts').projects).toEqual(['api'])
  })

  test('a folder whose name begins like a member is not that member', () => {
    expect(plan('shell-notes/x.ts').members).toEqual([])
  })

  test('commands, documents, texts and styles are what the tests of the scripts read', () => {
    expect(plan('scripts/dev.mjs').projects).toEqual(['scripts'])
    expect(plan('docs/specification/requirements/budget.md').projects).toEqual(['scripts'])
    expect(plan('mf-trips/locales/sv.json').projects).toEqual(['mf-trips', 'scripts'])
  })
})

describe('journeys', () => {
  test.each([
    ['mf-meals/src/remote.tsx', ['meals']],
    ['packages/domain/src/meals/price.ts', ['meals']],
    ['packages/contracts/src/meals/meal.ts', ['meals']],
    ['packages/api/src/areas/meals/meals-routes.ts', ['meals']],
    ['packages/api/src/db/schema/meals.ts', ['meals']],
    ['packages/api/migrations/0099-meals.sql', ['meals']],
    ['packages/api/migrations/0099-more-meals.sql', workspace.journeys],
    ['e2e/journeys/trips/page.spec.ts', ['trips']],
    ['shell/src/start.ts', ['frame', 'modules', 'session']],
    ['packages/platform/src/index.ts', ['frame', 'modules', 'session']],
    ['packages/grid/src/week-grid.tsx', ['grid', 'trips']],
    ['packages/domain/src/numbers/read-number.ts', workspace.journeys],
    ['packages/api/src/http/admission.ts', workspace.journeys],
    ['packages/ui/src/button.tsx', workspace.journeys],
    ['packages/build/src/shared-singletons.mjs', workspace.journeys],
    ['packages/testing/src/builders.ts', workspace.journeys],
    ['e2e/fixtures/places.ts', workspace.journeys],
    ['packages/api/src/areas/meals/meals-routes.test.ts', []],
    ['packages/ui/README.md', []],
    ['scripts/dev.mjs', []],
    ['README.md', []],
  ])('%s', (path, journeys) => {
    expect(plan(path).journeys).toEqual(journeys)
  })

  test('they are run with the smoke test on a new build, and those that run alone by themselves', () => {
    const { parts } = plan('mf-meals/src/remote.tsx', 'e2e/journeys/session/sign-in.spec.ts')
    expect(parts.build).toBeUndefined()
    expect(parts.browser).toEqual(['journeys/meals/', 'journeys/session/', 'journeys/smoke'])
    expect(parts.alone).toEqual(['journeys/session/'])
    expect([parts['earlier-shell'], parts['earlier-modules']]).toEqual([[], []])
  })

  test.each([
    'shell/src/start.ts',
    'packages/platform/src/index.ts',
    'packages/contracts/src/meals/meal.ts',
    'packages/api/src/areas/meals/meals-routes.ts',
  ])('%s leads to all that run alone and to those of earlier versions', path => {
    const { parts } = plan(path)
    expect(parts.browser).not.toBeUndefined()
    expect(['build', 'alone', 'earlier-shell', 'earlier-modules'].filter(name => parts[name] !== undefined)).toEqual([])
  })

  test('without a journey nothing is built and no browser starts', () => {
    const { parts } = plan('scripts/dev.mjs')
    expect([parts.build, parts.browser, parts.alone, parts['earlier-shell']]).toEqual([[], [], [], []])
  })
})

describe('checks that read code', () => {
  test('lint and format look at the changed files that are still there', () => {
    const { parts } = whatToCheck(
      [...changes('README.md', 'scripts/dev.mjs', 'shell/src/a.tsx'), { path: 'shell/src/b.tsx', gone: true }],
      workspace,
    )
    expect(parts.lint).toEqual(['scripts/dev.mjs', 'shell/src/a.tsx'])
    expect(parts.format).toEqual(['README.md', 'scripts/dev.mjs', 'shell/src/a.tsx'])
  })

  test('a change of their own rules makes them look at everything', () => {
    expect(plan('eslint.config.mjs').parts.lint).toBeUndefined()
    expect(plan('.prettierrc.json').parts.format).toBeUndefined()
  })

  test('the quick checks of the whole repository have no part; unused code and requirements are left to the whole', () => {
    const { parts } = plan('README.md')
    const quick = ['types', 'boundaries', 'sherif', 'texts', 'floors', 'licences']
    expect(quick.filter(name => name in parts)).toEqual([])
    expect([parts.unused, parts.requirements]).toEqual([[], []])
  })
})

test.each(['pnpm-lock.yaml', 'package.json', 'tsconfig.base.json', 'jest.config.mjs', 'pnpm-workspace.yaml'])(
  'after a change of %s everything is looked at',
  path => {
    const { because, journeys, parts } = plan('mf-meals/src/remote.tsx', path)
    expect({ because, journeys }).toEqual({ because: [path], journeys: workspace.journeys })
    const whole = ['lint', 'format', 'unit', 'api', 'build', 'browser', 'alone']
    expect(whole.filter(name => parts[name] !== undefined)).toEqual([])
  },
)

test('a lockfile that has got a member and no package concerns that member', () => {
  const change: Change[] = [{ path: 'pnpm-lock.yaml', gone: false, members: ['mf-meals'] }]
  const { because, members, projects, journeys, parts } = whatToCheck(change, workspace)
  expect({ because, members, projects, journeys }).toEqual({
    because: [],
    members: ['mf-meals'],
    projects: ['mf-meals', 'scripts'],
    journeys: ['meals'],
  })
  expect([parts.lint, parts.format]).toEqual([[], ['pnpm-lock.yaml']])
})

describe('the one line', () => {
  const line = (...paths: string[]) => planInWords('main', changes(...paths), plan(...paths))

  test('says what runs and why', () => {
    expect(line('mf-meals/src/remote.tsx', 'README.md')).toBe(
      'Since main: 2 files of mf-meals, so lint of 1 and format of 2, tests of what was touched and what depends on it (mf-meals), browser journeys of its areas (meals), and the quick checks of the whole repository.',
    )
  })

  test('says on which file everything rests', () => {
    expect(line('pnpm-lock.yaml')).toMatch(/^Since main: 1 file; everything rests on pnpm-lock\.yaml, so all tests/)
  })

  test('says when no member is touched', () => {
    expect(line('README.md')).toMatch(/^Since main: 1 file of no member, so lint of 0 and format of 1, .*\(none\)/)
  })
})
