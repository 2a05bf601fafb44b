import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** What lint says of each line of a file of a module. */
const complaintsOf = (lines: readonly string[], file = 'some-part.ts'): string[][] => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve(root, 'node_modules/eslint/bin/eslint.js'),
      ...['--format', 'json', '--stdin', '--stdin-filename', resolve(root, 'mf-staff/src', file)],
    ],
    { cwd: root, input: lines.join('\n'), encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { line: number; message: string }[] }]
  return lines.map((_, index) => messages.filter(({ line }) => line === index + 1).map(({ message }) => message))
}

const refused = [
  ['export const a = localStorage.getItem("a")', 'keptInBrowser'],
  ['export const b = window.sessionStorage', 'keptInTab'],
  ['export const c = globalThis.indexedDB', 'keptInBrowser'],
  ['export const d = document.cookie', 'keptInBrowser'],
  ['export const e = fetch("/api/staff")', 'apiClient'],
  ['export const f = new XMLHttpRequest()', 'apiClient'],
  ['export const g = navigator.sendBeacon("/api/staff")', 'apiClient'],
  ['window.onerror = null', 'context or an atom'],
  ['Object.assign(window, { shared: 1 })', 'context or an atom'],
  ['Object.defineProperty(globalThis, "shared", { value: 1 })', 'context or an atom'],
  ['Array.prototype.flat = () => []', 'write a function'],
  ['document.title = "Personal"', 'module.json'],
  ['export const h = (name: string) => import(name)', 'import them by name'],
  ["import { addMessages } from '@veckovis/platform'; export { addMessages }", 'withTexts'],
  ["import { queryClient } from '@veckovis/platform/queries'; export { queryClient }", 'announceChange'],
  ["import { QueryClient } from '@tanstack/react-query'; export { QueryClient }", 'createModuleQueryClient'],
  ["export const i = { queryKey: ['forecast', 7] }", 'topicKey'],
  ["export const j = (cache: Cache) => cache.invalidateQueries({ queryKey: ['places'] })", 'announceChange'],
] as const

test('what a module may not do to the page and its stores is refused with what to use instead', () => {
  const complaints = complaintsOf(refused.map(([line]) => line))
  for (const [index, [line, instead]] of refused.entries())
    expect({ line, said: complaints[index] }).toEqual({ line, said: [expect.stringContaining(instead)] })
}, 60_000)

test('a screen that shows what it reads by itself is refused; one that has it shown is not', () => {
  const lines = [
    "import { LoadFailureNotice } from '@veckovis/platform/signed-in'; export { LoadFailureNotice }",
    'export const useOne = () => { const { data, error, refetch } = useQuery(one); return [data, error, refetch] }',
    'export const One = ({ query: { data, error, refetch } }: Props) => (error === null ? data : refetch)',
    'export const Two = () => <Loaded query={useQuery(one)}>{data => <p>{data}</p>}</Loaded>',
    'export const useTwo = () => { const { data, refetch } = useQuery(one); return useSave({ onProblem: refetch, data }) }',
  ]
  const instead = [expect.stringContaining('@veckovis/forms/loaded')]
  expect(complaintsOf(lines, 'some-screen.tsx')).toEqual([instead, instead, instead, [], []])
}, 60_000)

test('what it does of itself is its own', () => {
  const lines = [
    "export const part = () => import('./part')",
    'export const listen = (run: () => void) => window.addEventListener("resize", run)',
    'const own = { fetch: () => 1, caches: 2 }',
    'export const own1 = own.fetch() + own.caches',
    'export const year = { of: 2026 }',
    'year.of = 2027',
    "export const read = { queryKey: ['staff', 7] }",
    "export { announceChange, createModuleQueryClient } from '@veckovis/platform/queries'",
  ]
  expect(complaintsOf(lines)).toEqual(lines.map(() => []))
}, 60_000)
