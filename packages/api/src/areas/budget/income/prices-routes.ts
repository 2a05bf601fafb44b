import {
  municipalityPrices,
  pricePreviewQuestion,
  setPrices,
  type MunicipalityPrices,
  type SetPrices,
  type TypedPrices,
} from '@veckovis/contracts/budget'
import type { AnyRoute } from '../../../http/route'
import type { BudgetServices } from '../budget-context'
import { datedSettingRoutes } from '../dated/dated-setting-routes'
import { createDatedSettingService } from '../dated/dated-setting-service'
import { listPrices, priceFrom, type ListedPrice, type StoredPrice } from './prices-repository'

const onWire = ({ id, key, validFrom, value }: StoredPrice): MunicipalityPrices['prices'][number] => ({
  id,
  key,
  validFrom,
  value,
})

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
      answer: (municipality, prices): MunicipalityPrices => ({ ...municipality, prices: prices.map(onWire) }),
      keysOf: ({ key }: ListedPrice) => [key],
      toSet: ({ validFrom, prices }: SetPrices) => prices.map(price => ({ validFrom, ...price })),
      itemsOf: ({ validFrom, prices }: TypedPrices) =>
        prices.map(({ key, value }) => priceFrom(key, { validFrom, value })),
      among: ({ prices }, changed) => ({ prices: changed(prices) }),
    }),
  })
