import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RegisteredModule } from '@veckovis/contracts/modules'
import { addMessages, i18n } from '@veckovis/platform'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { pageTitle } from './page-title'
import { resolveRoute, type ResolvedRoute } from './resolve-route'

addMessages('shell', 'sv', sv)
addMessages('shell', 'en', en)

const root = resolve(__dirname, '../../../..')
const modules = readdirSync(root)
  .filter(name => name.startsWith('mf-'))
  .map(name => JSON.parse(readFileSync(resolve(root, name, 'module.json'), 'utf8')) as RegisteredModule)
const viewer = { holds: () => true, mayContinue: true }
const resolvedOf = (path: string) => resolveRoute(path, { modules, closed: [] }, viewer)

const titleOf = (resolved: ResolvedRoute, language: 'sv' | 'en') => {
  const title = pageTitle(resolved, language)
  return 'text' in title ? title.text : i18n.getFixedT(language, 'shell')(title.key)
}

test.each([
  ['/planning', 'Startsida', 'Start page'],
  ['/diary', 'Dagbok', 'Diary'],
  ['/forecast', 'Prognos', 'Forecast'],
  ['/units', 'Enheter', 'Units'],
  ['/settings', 'Inställningar', 'Settings'],
  ['/help', 'Hjälp', 'Help'],
  ['/unauthorized', 'Obehörig', 'Unauthorized'],
  ['/nope', 'Sidan finns inte', 'Page not found'],
])('R-095 %s is titled %s, %s', (path, swedish, english) => {
  expect([titleOf(resolvedOf(path), 'sv'), titleOf(resolvedOf(path), 'en')]).toEqual([swedish, english])
})

test('R-095 every page of every module, and every page of the shell, has a title in both languages', () => {
  const paths = modules.flatMap(({ routes }) => routes.map(({ path }) => path))
  const own = ['', '/modules', '/security', '/privacy', '/first-steps'].map(below => `/settings${below}`)
  for (const path of [...paths, ...own, '/planning', '/help', '/unauthorized', '/nope']) {
    const resolved = resolvedOf(path)
    expect([path, resolved.kind]).toEqual([path, path === '/nope' ? 'missing' : expect.stringMatching(/module|shell/)])
    for (const language of ['sv', 'en'] as const)
      expect([path, titleOf(resolved, language)]).toEqual([path, expect.stringMatching(/^\p{Lu}[^.]*$/u)])
  }
})
