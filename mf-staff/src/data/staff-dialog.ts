/** The parts of a member that are changed each in a dialog of its own (§2). */
export type EditPart = 'basic' | 'current' | 'ordinary' | 'salary' | 'hours'

/** Which dialog stands over the table. */
export type StaffDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'create' }
  | { readonly kind: 'view' | 'remove'; readonly id: number }
  | { readonly kind: 'edit'; readonly id: number; readonly part: EditPart }
