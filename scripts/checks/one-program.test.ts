import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directModules } from '../../bench/load/one-program.mjs'

const exportedBy = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).toSorted()

test('what stands in for the federation when loading is measured exports what the shell takes from it', () => {
  const standIn = decodeURIComponent(directModules().replace('data:text/javascript,', ''))
  const federation = readFileSync(join(import.meta.dirname, '../../shell/src/modules/federation.ts'), 'utf8')
  expect(exportedBy(standIn)).toEqual(exportedBy(federation))
})
