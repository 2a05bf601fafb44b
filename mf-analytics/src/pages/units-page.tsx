import { UnitTable } from './unit-table'

/** A row per unit of the country. */
export const UnitsPage = () => <UnitTable of="units" />
