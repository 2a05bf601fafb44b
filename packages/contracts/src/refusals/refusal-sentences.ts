import en from './en.json'
import sv from './sv.json'

/**
 * What the server says of a refusal: by the area that refuses, then by the reason of its details or by its code. What
 * every area may say is `general`. A place in braces is a name of the details, or `wait`: how long their seconds are.
 */
export const refusalSentences = { sv: sv.refusals, en: en.refusals }
export type RefusingArea = keyof typeof sv.refusals
