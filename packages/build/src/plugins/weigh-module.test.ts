import { groupOfExpose, sayWeights, tooHeavy } from './weigh-module.mjs'

const files = [
  { name: 'start-page.js', bytes: 7_000 },
  { name: 'start-page.css', bytes: 800 },
  { name: 'texts.js', bytes: 300 },
]

test('a part within its budget says nothing, one above it fails with its heaviest files', () => {
  expect(tooHeavy([{ name: 'entry', sizeBudget: 8_100, files }])).toEqual([])
  expect(tooHeavy([{ name: 'contribution ./start-page', sizeBudget: 8_099, files }])).toEqual([
    'contribution ./start-page weighs 8100 bytes with brotli, its size budget is 8099: 7000 start-page.js, 800 start-page.css, 300 texts.js',
  ])
})

test('the weights are said in one line, with the difference from the build before where there was one', () => {
  const parts = [
    { name: 'entry', sizeBudget: 9_000, files },
    { name: 'first page', sizeBudget: 100_000, files },
    { name: 'contribution ./start-page', sizeBudget: 9_000, files },
  ]
  expect(sayWeights('mf-staff', parts, {})).toBe(
    'mf-staff weighs entry 8.1 kB of 9.0 kB, first page 8.1 kB of 100.0 kB, contribution ./start-page 8.1 kB of 9.0 kB',
  )
  expect(sayWeights('mf-staff', parts, { entry: 8_000, 'first page': 8_100, 'contribution ./start-page': 8_350 })).toBe(
    'mf-staff weighs entry 8.1 kB of 9.0 kB (+100 B), first page 8.1 kB of 100.0 kB, contribution ./start-page 8.1 kB of 9.0 kB (−250 B)',
  )
})

test('each contribution has a chunk of a name of its own', () => {
  expect(groupOfExpose('./start-page')).toBe('__federation_expose_start_page')
})
