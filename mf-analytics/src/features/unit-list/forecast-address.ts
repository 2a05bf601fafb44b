import type { UnitList } from '@veckovis/contracts/analytics'

/** The forecast of a unit in the weeks of the period; of several years the weeks of the last one. */
export const forecastAddress = (unitId: number, { from, to }: UnitList['period']): string => {
  const startWeek = from.year === to.year ? from.week : 1
  return `/forecast?unit=${unitId}&year=${to.year}&startWeek=${startWeek}&endWeek=${to.week}`
}

/** Its follow-up of the same year. */
export const followUpAddress = (unitId: number, { to }: UnitList['period']): string =>
  `/follow-up?unit=${unitId}&year=${to.year}`
