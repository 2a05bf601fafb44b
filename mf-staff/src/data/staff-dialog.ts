/** The parts of a member that are changed each in a dialog of its own (§2). */
export type EditPart = 'basic' | 'current' | 'ordinary' | 'salary' | 'hours'

/** What is changed in a dialog: a part, or the employment is given its end. */
export type ChangePart = EditPart | 'end'

/** Which dialog stands over the table. */
export type StaffDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'create' }
  | { readonly kind: 'view' | 'remove'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly part: ChangePart }
