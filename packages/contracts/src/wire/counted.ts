import type { Counted } from '@veckovis/domain/numbers'
import { z } from 'zod'
import { idInPath } from './primitives'

const plain: z.ZodType<number, number> = z.int().min(0)

/** Counted over everything that the caller reaches, however many rows come along. */
export const counted = plain as z.ZodType<Counted, number>

/**
 * A question about all units of the caller. With `counted` those who reach more than 200 units get the few rows that
 * matter most; without it, as pages from before ask, only those of the active unit, `unitId`.
 */
export const queryOfUnits = z.strictObject({ unitId: idInPath.optional(), counted: z.literal('true').optional() })
