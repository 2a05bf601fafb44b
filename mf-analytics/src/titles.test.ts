import { jobTitleIds } from '@veckovis/domain/access'
import en from '../locales/en.json'

test('R-440 job titles are called as the specification does', () => {
  expect(Object.values(jobTitleIds).map(id => en.titles[id])).toEqual([
    'Administrator',
    'Unit Manager',
    'Operations Manager',
    'Head of Administration',
    'Economist',
    'Super Admin',
  ])
})
