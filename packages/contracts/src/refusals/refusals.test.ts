import { z } from 'zod'
import { budgetChangeRefusal, budgetSettingRefusal, needsRefusal, resourceRefusal } from '../budget/entrance'
import { diaryRefusal } from '../diary/entrance'
import { forecastRefusal, noteRefusal } from '../forecast/entrance'
import { deployRefusal } from '../modules/deploy-keys'
import { activationRefusal, licenceRefusal } from '../modules/entrance'
import { logoRefusal, placeRefusal } from '../organisation/entrance'
import { measureRefusal, occasionRefusal, outcomeRefusal, submissionRefusal } from '../outcome/entrance'
import { peopleRefusal } from '../people/entrance'
import { sessionRefusal } from '../session/entrance'
import { commonRefusal } from '../wire/refusal'
import { failureSentences, refusalSentences, type RefusingArea } from './entrance'

type Schema = {
  readonly const?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

const optionsOf = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.oneOf)?.flatMap(option => optionsOf(option)) ?? [schema]

const valuesOf = ({ const: only, enum: several = [] }: Schema = {}): readonly string[] =>
  only === undefined ? several : [only]

/** What a sentence may be looked up by: the code of a refusal, with the reasons of its details. */
const refusalsOf = (schema: z.ZodType) =>
  optionsOf(z.toJSONSchema(schema) as Schema).flatMap(({ properties }) =>
    valuesOf(properties?.['code']).map(code => ({
      code,
      reasons: optionsOf(properties?.['details'] ?? {}).flatMap(details => valuesOf(details.properties?.['reason'])),
    })),
  )

const areas: Readonly<Record<RefusingArea, readonly z.ZodType[]>> = {
  general: [commonRefusal],
  budget: [needsRefusal, resourceRefusal, budgetSettingRefusal, budgetChangeRefusal],
  diary: [diaryRefusal],
  forecast: [forecastRefusal, noteRefusal],
  outcome: [outcomeRefusal],
  measures: [measureRefusal],
  occasions: [occasionRefusal],
  submissions: [submissionRefusal],
  organisation: [placeRefusal, logoRefusal],
  people: [peopleRefusal],
  session: [sessionRefusal],
  licence: [licenceRefusal],
  activation: [activationRefusal],
  deploy: [deployRefusal],
}

const { sv, en } = refusalSentences

test.each(Object.entries(areas))('every refusal of %s has a sentence, and no other has one', (area, schemas) => {
  const own: Readonly<Record<string, string>> = sv[area as RefusingArea]
  const general: Readonly<Record<string, string>> = sv.general
  const refusals = schemas.flatMap(refusalsOf)
  const isTold = (key: string) => key in own || key in general
  const untold = refusals.filter(({ code, reasons }) => !isTold(code) && !(reasons.length > 0 && reasons.every(isTold)))
  expect(untold).toEqual([])
  const known = new Set(['conflict', ...refusals.flatMap(({ code, reasons }) => [code, ...reasons])])
  expect(Object.keys(own).filter(key => !known.has(key))).toEqual([])
})

test('both languages have the same sentences, none of them empty', () => {
  const keysOf = (part: Readonly<Record<string, object>>) =>
    Object.entries(part).map(([name, sentences]) => [name, Object.keys(sentences)])
  expect(keysOf(en)).toEqual(keysOf(sv))
  expect(keysOf(failureSentences.en)).toEqual(keysOf(failureSentences.sv))
  const every = [sv, en, failureSentences.sv, failureSentences.en].flatMap(part => Object.values(part))
  expect(every.flatMap(sentences => Object.values<string>(sentences)).filter(text => text.trim() === '')).toEqual([])
})
