import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decisionProblems } from './decisions.mjs'

const house = (pages: Readonly<Record<string, string>>, architecture = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'decisions-'))
  mkdirSync(join(folder, 'docs', 'decisions'), { recursive: true })
  for (const name of ['README.md', 'CONTRIBUTING.md', 'docs/known-limits.md', 'docs/glossary.md']) {
    writeFileSync(join(folder, name), '')
  }
  writeFileSync(join(folder, 'ARCHITECTURE.md'), architecture)
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, 'docs', 'decisions', name), text)
  return folder
}
const good = { '0001-one.md': '# 0001 One\n', '0002-two.md': '# 0002 Two, see [0001](0001-one.md)\n' }

test('numbered pages with their links are in order', () => {
  expect(decisionProblems(house(good, 'Why: [0002](docs/decisions/0002-two.md).'))).toEqual([])
})

test.each([
  [
    'two pages of one number',
    { ...good, '0002-too.md': '# 0002 Too\n' },
    '',
    'docs/decisions/0002-two.md: the next number is 0003',
  ],
  ['a gap', { ...good, '0004-four.md': '# 0004 Four\n' }, '', 'docs/decisions/0004-four.md: the next number is 0003'],
  [
    'a heading of another number',
    { ...good, '0002-two.md': '# 0001 Two\n' },
    '',
    'docs/decisions/0002-two.md: its heading has another number',
  ],
  [
    'a link to another page',
    good,
    '[0001](docs/decisions/0002-two.md)',
    'ARCHITECTURE.md: [0001] leads to 0002-two.md',
  ],
  ['a link to no page', good, '[0003](docs/decisions/0003-gone.md)', 'ARCHITECTURE.md: [0003] leads to 0003-gone.md'],
])('%s is told', (_, pages, architecture, problem) => {
  expect(decisionProblems(house(pages, architecture))).toEqual([problem])
})
