/** How far a measure has come; `dropped` ones are kept and count in no sum. */
export const measureStates = ['planned', 'running', 'done', 'dropped'] as const
export type MeasureState = (typeof measureStates)[number]

/** The most of a title and of a note. */
export const longestMeasureTitle = 120
export const longestMeasureNote = 2000

/** It should have been done before today, and is neither done nor dropped. Days as YYYY-MM-DD. */
export const isOverdue = (
  { due, state }: { readonly due: string; readonly state: MeasureState },
  today: string,
): boolean => due < today && state !== 'done' && state !== 'dropped'
