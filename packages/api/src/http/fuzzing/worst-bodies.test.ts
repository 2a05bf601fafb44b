import { excelImportRequest } from '@veckovis/contracts/forecast'
import { createTestApp, type TestApp } from '@veckovis/testing'
import fc from 'fast-check'
import type { ZodType } from 'zod'
import { createSessionServices } from '../../app'
import { listRoutes } from '../../composition'
import { AppError } from '../../errors'
import { parsePart } from '../admission/parse-part'
import { bodyLimitOf, largestPublicBody } from '../body-limit'
import { countCharacters, watchedList } from './counted-work.fixture'
import { takenFor } from './schema.arbitrary'

let suite: TestApp
beforeAll(async () => {
  suite = await createTestApp()
}, 60_000)
afterAll(() => suite.close())

/** Reads as a route does; a refusal is an answer too. */
const read = (schema: ZodType, value: unknown): AppError | undefined => {
  try {
    parsePart(schema, value, 'body')
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Every value that differs from the given one in one place inside it, which `change` answers for. */
const changedIn = (value: unknown, change: (inside: unknown) => unknown[]): unknown[] => {
  const here = change(value)
  if (typeof value !== 'object' || value === null) return here
  const copy = (key: string, inside: unknown): unknown =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => (String(index) === key ? inside : item))
      : { ...value, [key]: inside }
  const inside = Object.entries(value).flatMap(([key, part]) => changedIn(part, change).map(one => copy(key, one)))
  return [...here, ...inside]
}

type Part = { readonly name: string; readonly schema: ZodType; readonly largest: number; readonly samples: unknown[] }

/** All that a call may send, with some values that each takes. */
const parts = (): Part[] =>
  listRoutes(createSessionServices(suite.dependencies)).flatMap(({ method, url, access, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined
        ? []
        : {
            name: `${method} ${url} ${part}`,
            schema,
            largest: part === 'body' ? bodyLimitOf(schema, access) : largestPublicBody,
            samples: fc.sample(takenFor(schema), { seed: 1, numRuns: 3 }),
          },
    ),
  )

const worstCharacters = [' ', '\u200b', '/', '\u0301', '1', '\\', '.', '@', '\ud83d\ude00', '\ud800', '\n', 'å']

/** Characters; no text may be that long, be they pairs or not. */
const longerThanAllowed = 6_000

const worstTexts = (length: number) =>
  worstCharacters.map(character => `a${character.repeat(length / character.length)}a`)

/** Where a text stands in what is read, how often more than twice its length is handed to what walks through it. */
const dearTexts = ({ name, schema, samples }: Part, length: number): string[] => {
  // The first reading makes the program that reads an object.
  for (const sample of samples) read(schema, sample)
  const isDear = (sample: unknown, sent: unknown) =>
    countCharacters(() => read(schema, sent)) - countCharacters(() => read(schema, sample)) > 2 * length
  return samples.flatMap(sample =>
    worstTexts(length).flatMap(text =>
      changedIn(sample, inside => (typeof inside === 'string' ? [text] : []))
        .filter(sent => isDear(sample, sent))
        .map(() => `${name} ${JSON.stringify(text.slice(1, 3))}`),
    ),
  )
}

test('a text that is too long is walked through at most twice, to measure it, whatever it is made of and wherever it stands', () => {
  const all = parts()
  const texts = all.flatMap(({ samples }) => changedIn(samples, inside => (typeof inside === 'string' ? [''] : [])))
  expect(texts.length).toBeGreaterThan(500)
  // Short ones first: what is dear already for them would not come to an end for the longest.
  expect([...new Set(all.flatMap(part => dearTexts(part, longerThanAllowed)))]).toEqual([])
  expect([
    ...new Set(all.flatMap(part => dearTexts({ ...part, samples: part.samples.slice(0, 1) }, part.largest))),
  ]).toEqual([])
}, 300_000)

test('of a list that is too long no item is read', () => {
  const found = parts().flatMap(({ name, schema, samples }) => {
    let reads = 0
    const long = (list: unknown): unknown[] =>
      Array.isArray(list)
        ? [list[0] ?? 1, {}].map(item => watchedList(Array<unknown>(50_000).fill(item), () => (reads += 1)))
        : []
    for (const sent of samples.flatMap(sample => changedIn(sample, long))) read(schema, sent)
    return reads === 0 ? [] : [`${name}: ${reads}`]
  })
  expect(found).toEqual([])
})

/** As many cells as a body has room for, in as many sheets as it takes; none of them may be. */
const wrongSheets = (sheets: number, reads: () => void) => ({
  unitId: 1,
  data: Object.fromEntries(
    Array.from({ length: sheets }, (_, sheet) => [
      String(2000 + sheet),
      { rows: Array.from({ length: 200 }, () => watchedList(Array<unknown>(60).fill({}), reads)) },
    ]),
  ),
})

test('of a large body the first wrong item of a list ends its reading', () => {
  const readsOf = (sheets: number) => {
    let reads = 0
    read(
      excelImportRequest,
      wrongSheets(sheets, () => (reads += 1)),
    )
    return reads
  }
  // A sheet holds 12,000 cells.
  expect([readsOf(14), readsOf(28)]).toEqual([14, 28])
})

test('of a body that a form sends all problems are told', () => {
  const cells = { unitId: 1, data: { 2026: { rows: [[{}, {}, true], [{}]] } } }
  expect(read(excelImportRequest, cells)?.refusal.details).toMatchObject({
    problems: ['data.2026.rows.0.0', 'data.2026.rows.0.1', 'data.2026.rows.0.2', 'data.2026.rows.1.0'].map(path => ({
      path,
    })),
  })
})
