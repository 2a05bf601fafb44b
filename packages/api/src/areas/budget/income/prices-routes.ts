import {
  municipalityPrices,
  pricePreviewQuestion,
  setPrices,
  type MunicipalityPrices,
  type PriceOnWire,
  type SetPrices,
  type TypedPrices,
} from '@veckovis/contracts/budget'
import { isQuantityPrice, type PriceKey, type QuantityPriceKey } from '@veckovis/domain/budget'
import type { AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { datedSettingRoutes } from '../dated/dated-setting-routes'
import { createDatedSettingService } from '../dated/dated-setting-service'
import { listPrices, priceFrom, type ListedPrice, type StoredPrice } from './prices-repository'

type OnWire<Key extends PriceKey> = Omit<PriceOnWire, 'key'> & { readonly key: Key }

const isQuantity = (price: PriceOnWire): price is OnWire<QuantityPriceKey> => isQuantityPrice(price.key)
const isOfBudget = (price: PriceOnWire): price is OnWire<Exclude<PriceKey, QuantityPriceKey>> => !isQuantity(price)

const onWire = (stored: readonly StoredPrice[]): Pick<MunicipalityPrices, 'prices' | 'quantityPrices'> => {
  const prices = stored.map(({ id, key, validFrom, value }) => ({ id, key, validFrom, value }))
  const quantityPrices = prices.filter(isQuantity)
  return { prices: prices.filter(isOfBudget), ...(quantityPrices.length > 0 && { quantityPrices }) }
}

/** What a municipality pays its units for, by day. */
export const pricesRoutes = (services: BudgetServices): AnyRoute[] =>
  datedSettingRoutes({
    path: 'prices',
    summaries: {
      read: 'The price list of a municipality, with earlier and coming prices by day',
      set: 'Sets prices from a day on, all or none, each based on the price that was read; the forecasts follow',
      remove: 'Removes a price of the municipality; the forecasts follow',
      preview: 'What prices, or the removal of one, would do to the forecasts of the municipality',
    },
    schemas: { answer: municipalityPrices, set: setPrices, question: pricePreviewQuestion },
    service: createDatedSettingService(services, {
      list: listPrices,
      answer: (municipality, prices): MunicipalityPrices => ({ ...municipality, ...onWire(prices) }),
      keysOf: ({ key }: ListedPrice) => [key],
      toSet: ({ validFrom, prices }: SetPrices) => prices.map(price => ({ validFrom, ...price })),
      itemsOf: ({ validFrom, prices }: TypedPrices) =>
        prices.map(({ key, value }) => priceFrom(key, { validFrom, value })),
      among: ({ prices }, changed) => ({ prices: changed(prices) }),
    }),
  })
