import { z } from 'zod'

/** Rows per page that every list may be asked for, the first of them when nothing is said. */
export const pageSizes = [10, 25, 50, 100] as const

/** `page` of a query, from 1. */
export const pageInQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .default('1')
  .transform(Number)

/** `pageSize` of a query. */
export const pageSizeInQuery = z.enum(pageSizes.map(String)).default(String(pageSizes[0])).transform(Number)
