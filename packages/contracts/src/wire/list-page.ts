import { pageSizes } from '@veckovis/domain/lists'
import { z } from 'zod'
import { shortText } from './primitives'

export { pageSizes }

/** `page` of a query, from 1. */
export const pageInQuery = shortText
  .regex(/^[1-9]\d{0,5}$/)
  .default('1')
  .transform(Number)

/** `pageSize` of a query. */
export const pageSizeInQuery = z.enum(pageSizes.map(String)).default(String(pageSizes[0])).transform(Number)
