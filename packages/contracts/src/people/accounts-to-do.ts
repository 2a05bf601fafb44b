import { z } from 'zod'
import { counted } from '../wire/counted'

/**
 * GET /user/to-do: accounts that wait for the caller, counted over all places in reach. `waiting` are sign-ups without a
 * role, none for who may not see them, the others active people who have never signed in: `uninvited` got no invitation,
 * of `failed` the mail did not arrive, of `expired` the link ended unused.
 */
export const accountsToDo = z.object({
  waiting: counted,
  uninvited: counted,
  failed: counted,
  expired: counted,
  /** All of them. */
  total: counted,
})
export type AccountsToDo = z.infer<typeof accountsToDo>
export type AccountsToDoAnswer = z.input<typeof accountsToDo>
