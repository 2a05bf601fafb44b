import { inPieces } from '../../../db/in-pieces'

/** Forecasts that are read and calculated without a break: a few milliseconds, in which no other call is answered. */
const atOnce = 10

/** Forecasts, read and calculated some at a time. */
export const forecastsInPieces = <Item, Found>(
  items: readonly Item[],
  read: (piece: readonly Item[]) => Promise<readonly Found[]>,
): Promise<Found[]> => inPieces(items, atOnce, read)
