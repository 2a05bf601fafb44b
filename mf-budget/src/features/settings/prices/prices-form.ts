import {
  municipalityPrices,
  pricesIn,
  type MunicipalityPrices,
  type PriceOnWire,
  type SetPrices,
  type TypedPrices,
} from '@veckovis/contracts/budget'
import { parsePrice, priceKeys, type PriceKey } from '@veckovis/domain/budget'
import { formDraftKind } from '@veckovis/forms/draft'
import { accepted, optional, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object } from 'yup'
import { datedQueries } from '../../../data/dated-queries'
import type { DatedKind } from '../dated/dated-kind'
import { ofBudgetDay } from '../setting-values'

export const priceList: DatedKind<MunicipalityPrices, PriceOnWire, SetPrices, TypedPrices> = {
  queries: datedQueries('prices', municipalityPrices),
  draft: formDraftKind('prices'),
  itemsOf: pricesIn,
  subjectOf: ({ key, validFrom }) => `${key} ${validFrom}`,
}

export type PriceTexts = Readonly<Record<'day' | PriceKey, string>>

const ofEach = <Value>(valueOf: (key: PriceKey) => Value) =>
  Object.fromEntries(priceKeys.map(key => [key, valueOf(key)])) as Record<PriceKey, Value>

export const textsFrom = (day: string): PriceTexts => ({ day, ...ofEach(() => '') })

const isTyped = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

const ruleOfPrice = optional(readBy(parsePrice))

/** Where no price is typed at all, the first field says so. */
const ruleOfFirst: Rule = (text, neighbours) =>
  priceKeys.some(key => isTyped(neighbours[key])) ? ruleOfPrice(text, neighbours) : 'no-price'

export const pricesSchema = object({
  day: textField(required(ofBudgetDay)),
  ...ofEach(key => textField(key === priceKeys[0] ? ruleOfFirst : ruleOfPrice)),
})

/** What the rules have let pass: the prices that are typed. */
export const typedPricesOf = (texts: PriceTexts): TypedPrices => ({
  validFrom: texts.day,
  prices: priceKeys.filter(key => isTyped(texts[key])).map(key => ({ key, value: accepted(parsePrice(texts[key])) })),
})

/** The price of that very day, on which a new one rests. */
export const inPlaceOf = (prices: readonly PriceOnWire[], key: PriceKey, day: string): PriceOnWire | undefined =>
  prices.find(price => price.key === key && price.validFrom === day)

/** The same, each on the price that it stands in the place of. */
export const pricesToSet = (texts: PriceTexts, stored: readonly PriceOnWire[]): SetPrices => {
  const { validFrom, prices } = typedPricesOf(texts)
  return {
    validFrom,
    prices: prices.map(price => ({ ...price, basedOn: inPlaceOf(stored, price.key, validFrom)?.value ?? null })),
  }
}
