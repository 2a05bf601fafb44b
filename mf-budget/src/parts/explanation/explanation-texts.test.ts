import {
  budgetFormulaIds,
  budgetQuantityIds,
  budgetTypes,
  monthNameIds,
  roomTypes,
  staffTypes,
  zones,
} from '@veckovis/domain/budget'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'

test('every formula and every name has its text in both languages', () => {
  for (const { why } of [sv, en]) {
    expect(Object.keys(why.formulas).toSorted()).toEqual(budgetFormulaIds.toSorted())
    expect(Object.keys(why.names).toSorted()).toEqual(
      [...budgetTypes, ...staffTypes, ...zones, ...roomTypes, ...monthNameIds, ...budgetQuantityIds].toSorted(),
    )
  }
})
