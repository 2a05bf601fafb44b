/** What a link may name the unit by that its page is about, such as that of a mail about a budget. */
export const unitParameter = 'unit'
