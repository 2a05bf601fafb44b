import { findInHelp, type HelpSection } from './find-in-help'

const section = (id: string, given: Partial<HelpSection>): HelpSection => ({
  id,
  pages: [],
  title: id,
  lead: '',
  points: [],
  terms: [],
  ...given,
})

const forecast = section('forecast', {
  title: 'Prognos',
  lead: 'Prognosen visar årets veckor.',
  points: ['Välj år och veckor överst.', 'Ctrl+Z ångrar en ändring.'],
  terms: [{ term: 'Vakanta timmar', meaning: 'Budgeterade timmar som ingen är schemalagd för.' }],
})
const diary = section('diary', {
  title: 'Dagbok',
  points: ['En godkänd post kan inte tas bort.', 'Ångra en borttagning.'],
})
const found = (search: string) => findInHelp([forecast, diary], search)

test('nothing that is searched for is everything', () => {
  expect(found('')).toEqual([forecast, diary])
  expect(found('   ')).toEqual([forecast, diary])
})

test('a heading or its first lines give the section whole', () => {
  expect(found('PROGNOS')).toEqual([forecast])
  expect(found('årets')).toEqual([forecast])
})

test('of other sections only the points and terms that have all words, in any order and case', () => {
  expect(found('ångra')).toEqual([
    { ...forecast, points: ['Ctrl+Z ångrar en ändring.'], terms: [] },
    { ...diary, points: ['Ångra en borttagning.'] },
  ])
  expect(found('timmar vakanta')).toEqual([{ ...forecast, points: [] }])
  expect(found('prognos ctrl+z')).toEqual([{ ...forecast, points: ['Ctrl+Z ångrar en ändring.'], terms: [] }])
  expect(found('vakanta dagbok')).toEqual([])
})
