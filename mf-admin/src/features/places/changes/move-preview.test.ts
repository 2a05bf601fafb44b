import { addMessages, i18n } from '@veckovis/platform'
import en from '../../../../locales/en.json'
import sv from '../../../../locales/sv.json'

addMessages('mf-admin', 'sv', sv)
addMessages('mf-admin', 'en', en)

// Where a municipality comes to lie in another county, its units may keep what the municipality itself loses.
test.each([
  ['sv', ['kommunen själv', '1 enhet', '2 enheter']],
  ['en', ['the municipality itself', '1 unit', '2 units']],
] as const)('a change says on how many units it is, or that it is the municipality itself (%s)', (language, said) => {
  const t = i18n.getFixedT(language, 'mf-admin')
  expect([0, 1, 2].map(count => t('places.move.units', { count }))).toEqual(said)
})
