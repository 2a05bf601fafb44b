import { readEntryLine } from '@veckovis/domain/diary'
import { diaryTexts } from './texts.fixture'

const known = { people: [], today: '2026-03-18' }

// "Vikarie" as a reason is the substitute of the line.
const isOfTheLine = ([id]: [string, string]) => id !== '7'

describe.each(Object.entries(diaryTexts))('a line in the words of the pages (%s)', (_, texts) => {
  test.each(Object.entries(texts.reasons.ABSENCE).filter(isOfTheLine))('means reason %s by %s', (id, name) =>
    expect(readEntryLine(name, known)).toMatchObject({ reason: Number(id), substitute: null, rest: [] }),
  )

  test.each(Object.entries(texts.substitutes))('means substitute %s by %s', (id, name) =>
    expect(readEntryLine(name, known)).toMatchObject({ reason: null, substitute: Number(id), rest: [] }),
  )
})
