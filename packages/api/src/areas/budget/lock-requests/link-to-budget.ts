import type { BudgetKind } from './lock-request-repository'

const pages = { needs: 'needs', resource: 'resources' } as const

type Linked = { readonly kind: BudgetKind; readonly id: number; readonly unitId: number }

/** Opens the budget in its unit, whichever one is active where the mail is read. */
export const linkTo = (publicUrl: string, { kind, id, unitId }: Linked): string =>
  `${publicUrl}/${pages[kind]}/${id}?unit=${unitId}`
