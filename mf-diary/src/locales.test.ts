import { changeOfNeedReasons, diaryCategories, extraResourceReasons, extraResourceTypes } from '@veckovis/domain/diary'
import decisionsEn from '../locales/decisions/en.json'
import decisionsSv from '../locales/decisions/sv.json'
import en from '../locales/en.json'
import namesEn from '../locales/names/en.json'
import namesSv from '../locales/names/sv.json'
import sv from '../locales/sv.json'
import todayEn from '../locales/today/en.json'
import todaySv from '../locales/today/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

test('both languages have the same texts', () => {
  expect(keysOf(en)).toEqual(keysOf(sv))
  expect(keysOf(decisionsEn)).toEqual(keysOf(decisionsSv))
  expect(keysOf(namesEn)).toEqual(keysOf(namesSv))
  expect(keysOf(todayEn)).toEqual(keysOf(todaySv))
})

test('what the pages load beside their own texts takes the place of none', () => {
  const keys = [sv, decisionsSv, namesSv].flatMap(texts => Object.keys(texts))
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

test('R-292 R-304 R-305 R-306 categories, reasons and types are those of the specification, in English', () => {
  expect(diaryCategories.map(category => en.categories[category])).toEqual([
    'Absence',
    'Extra resource',
    'Change of needs',
  ])
  expect(extraResourceReasons.map(reason => namesEn.reasons.EXTRA_RESOURCE[reason])).toEqual([
    'VAK',
    'General reinforcement',
    'Work environment reasons',
    'Other',
    'Vacant row',
  ])
  expect(extraResourceTypes.map(type => en.types[type]).toSorted()).toEqual([
    'Borrowing',
    'Filling time',
    'Hourly substitute',
    'Overtime',
    'Staggered working hours',
  ])
  expect(changeOfNeedReasons.map(reason => namesEn.reasons.CHANGE_OF_NEEDS[reason])).toEqual([
    'Increased user demand',
    'Reduced user demand',
    'Death',
    'Move',
    'VAK',
  ])
})
