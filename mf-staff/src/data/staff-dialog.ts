/** What is changed in a dialog of its own (§2): a part of a member, or the employment is given its end. */
export const changeParts = ['basic', 'current', 'ordinary', 'salary', 'hours', 'end'] as const

export type ChangePart = (typeof changeParts)[number]

export type EditPart = Exclude<ChangePart, 'end'>

/** Which dialog stands over the table. */
export type StaffDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'create' }
  | { readonly kind: 'view' | 'remove'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly part: ChangePart }
